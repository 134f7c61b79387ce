import { expect, test } from 'vitest';
import { jsonForScript } from '@/components/ui/json-ld';

test('no text of an ad ends the script that it stands in, and all of it can be read', () => {
  const data = {
    name: '</script><script>alert(1)</script><!--',
    text: 'a\u2028b\u2029c & <img src=x onerror=alert(1)>',
  };
  const written = jsonForScript(data);
  expect(written).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual(data);
});
