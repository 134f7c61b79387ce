import { dehydrate, QueryClient, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FirstData, OwnRoom, useAsker, useRoom } from '@/components/account/area/own-room';
import { countsQuery } from '@/lib/api/queries/own';

// The network is the edge of our code: it is answered here.

let userId = 170;
let answered = 0;
beforeEach(() => {
  // Another member each time: what one read is kept for the visit.
  userId += 1;
  answered = 0;
  Cookies.set('user', JSON.stringify({ id: userId, full_name: 'Azad' }));
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('my-listing-count')) return Response.json({ data: { unread: 0 } });
    answered += 1;
    return Response.json({ count_accept: 2, count_pending: 0, count_reject: 0 });
  });
});
afterEach(() => {
  cleanup();
  Cookies.remove('user');
  vi.unstubAllGlobals();
});

const Published = () => {
  const { data, refetch } = useQuery(countsQuery(useAsker()));
  return (
    <button type="button" onClick={() => void refetch()}>
      {data ? `${data.count_accept} published` : 'waiting'}
    </button>
  );
};
const Gate = () => (useRoom().asker ? <Published /> : <p>unknown</p>);
const room = (first: FirstData | null) => (
  <OwnRoom locale="en" currency="USD" first={first}>
    <Gate />
  </OwnRoom>
);

/** As a page brings it from a server whose clock is so many hours ahead. */
const brought = (ahead = 0, count_accept = 7): FirstData => {
  const queries = new QueryClient();
  const asker = { userId, lang: 'en', currency: 'USD' };
  queries.setQueryData(
    countsQuery(asker).queryKey,
    { count_accept, count_pending: 0, count_reject: 0 },
    { updatedAt: Date.now() + ahead * 3_600_000 },
  );
  return { userId, state: dehydrate(queries) };
};

test('it stands in the markup, without a cookie that a script could read', () => {
  Cookies.remove('user');
  expect(renderToString(room(brought()))).toContain('7 published');
  expect(renderToString(room(null))).toContain('unknown');
});

test('it is shown at once, and not asked for', async () => {
  render(room(brought()));
  screen.getByRole('button', { name: '7 published' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(answered).toBe(0);
});

test.each([
  ['ahead of', 9],
  ['behind', -9],
])(
  'what was read since stays when the same page comes back, from a server with a clock %s this one',
  async (_, ahead) => {
    const first = brought(ahead);
    const { unmount } = render(room(first));
    screen.getByRole('button', { name: '7 published' }).click();
    await screen.findByRole('button', { name: '2 published' });
    unmount();
    render(room(first));
    await new Promise((resolve) => setTimeout(resolve, 20));
    screen.getByRole('button', { name: '2 published' });
  },
);

test('what a page brings anew is shown instead of what was read before', async () => {
  const { unmount } = render(room(brought()));
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 5));
  render(room(brought(-9, 8)));
  await screen.findByRole('button', { name: '8 published' });
});
