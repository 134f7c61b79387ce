import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SeeMore } from '@/components/ads/list/see-more';
import { listLabels } from './words';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  rect.mockRestore();
});

const windowHeight = 800;
/** Where the end of the list is, from the window's upper edge. */
let end = 0;
let look: () => void;
let rect: { mockRestore: () => void };

/** As browsers do it: tells when the mark comes into the window with its margin, or leaves it. */
class Observer {
  inside: boolean | undefined;
  margins: number[];
  constructor(
    private tell: (seen: { isIntersecting: boolean }[]) => void,
    { rootMargin }: { rootMargin: string },
  ) {
    this.margins = rootMargin.split(' ').map((margin) => Number.parseInt(margin, 10));
  }
  observe() {
    look = () => {
      const [above = 0, , below = above] = this.margins;
      const isIntersecting = end + 112 >= -above && end <= windowHeight + below;
      if (isIntersecting !== this.inside) this.tell([{ isIntersecting }]);
      this.inside = isIntersecting;
    };
    look();
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('innerHeight', windowHeight);
  rect = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, end, 0, 112));
});

const onMore = vi.fn();
const scrollTo = (y: number, endAt: number) => {
  end = endAt;
  vi.stubGlobal('scrollY', y);
  window.dispatchEvent(new Event('scroll'));
  look();
};
const aList = () => {
  onMore.mockClear();
  end = 4_000;
  vi.stubGlobal('scrollY', 0);
  render(
    <SeeMore
      href="/ads?page=2"
      loading={false}
      failed={false}
      follows
      labels={listLabels()}
      onMore={onMore}
      onAsked={() => {}}
    />,
  );
};

test('a list goes on when its end comes near, and not before', () => {
  aList();
  scrollTo(1_000, 3_000);
  expect(onMore).not.toHaveBeenCalled();
  scrollTo(2_700, 1_300);
  expect(onMore).toHaveBeenCalledWith(true);
});

test('a list goes on when one flick has taken the reader past its end', () => {
  aList();
  scrollTo(9_000, -5_000);
  expect(onMore).toHaveBeenCalledWith(true);
});

test('a list that has become short above the window does not go on by itself', () => {
  aList();
  scrollTo(3_000, 1_900);
  scrollTo(2_900, -1_500);
  expect(onMore).not.toHaveBeenCalled();
});
