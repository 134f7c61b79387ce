import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFilters } from '@/components/ads/list/use-filters';
import { noFilters } from '@/lib/ad-filters';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

const nothing = () => {};
const List = () => {
  const { shown, choose } = useFilters(noFilters, nothing);
  return (
    <>
      <button type="button" onClick={() => choose({ ...noFilters, search: 'crane' })}>
        choose
      </button>
      <a href="/ad/7" onClick={(event) => event.preventDefault()}>
        an ad
      </a>
      <a href="/elsewhere" target="_blank" rel="noreferrer" onClick={(event) => event.preventDefault()}>
        another site
      </a>
      <p role="status">{shown.search}</p>
    </>
  );
};

const chooseThen = (press: () => void) => {
  render(<List />);
  fireEvent.click(screen.getByText('choose'));
  press();
  act(() => void vi.advanceTimersByTime(1000));
  return screen.getByRole('status').textContent;
};

test('a link that is followed at once calls the last choice off', () => {
  expect(chooseThen(() => fireEvent.click(screen.getByText('an ad')))).toBe('');
});

test('a link that opens in another tab leaves the last choice as it is', () => {
  expect(chooseThen(() => fireEvent.click(screen.getByText('an ad'), { ctrlKey: true }))).toBe('crane');
  cleanup();
  expect(chooseThen(() => fireEvent.click(screen.getByText('another site')))).toBe('crane');
});
