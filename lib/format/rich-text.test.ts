import { expect, test } from 'vitest';
import { isRichText, textOf } from './rich-text';

test('a sign that is no tag leaves a description plain text', () => {
  for (const text of ['under < 5000 hours > 10', 'a <b', '&lt;b&gt;', '<script>x</script>', '<bold>']) {
    expect(isRichText(text), text).toBe(false);
    expect(textOf(text)).toBe(text);
  }
});

test('a formatted description reads as text in a list', () => {
  expect(isRichText('<p>One owner</p>')).toBe(true);
  expect(textOf('<p>One <b>owner</b></p><p>5 &lt; 6</p>')).toBe('One owner 5 < 6');
});
