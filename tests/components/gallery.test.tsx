import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Gallery } from '@/components/ad/gallery';
import en from '@/messages/en.json';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 200));
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first picture is shown for as long as every later one, however late the code of the gallery came', () => {
  const pictures = ['a', 'b'].map((name) => ({ src: `/${name}.webp`, srcset: '', illustration: false }));
  const labels = { ...en.ad.gallery, close: 'Close', title: 'Grader' };
  const turns = vi.spyOn(Element.prototype, 'scrollTo');
  render(<Gallery pictures={pictures} labels={labels} shownAt={performance.now() - 4_000} />);
  const strip = document.querySelector('.gallery-strip');
  const turned = () => turns.mock.contexts.filter((element) => element === strip).length;
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  pass(900);
  expect(turned()).toBe(0);
  pass(200);
  expect(turned()).toBe(1);
  pass(4_700);
  expect(turned()).toBe(1);
  pass(200);
  expect(turned()).toBe(2);
});
