import { cleanup, render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alertLabels } from '@/components/account/alerts/alert-labels';
import { Alerts } from '@/components/account/alerts/alerts';
import { OwnRoom } from '@/components/account/area/own-room';

// The network is the edge of our code: it is answered here.

const alert = (id: number, ad_id: number, kind: string, search: string | null) => ({
  id,
  kind,
  created_at: '2026-01-02T10:00:00.000Z',
  is_read: id < 5,
  search: search === null ? null : { id, name: search },
  ad_id,
  title: `Ad ${ad_id}`,
  ad: null,
});

beforeEach(() => {
  Cookies.set('user', JSON.stringify({ id: 90, full_name: 'Azad' }));
  const data = [
    alert(7, 2, 'sold', null),
    alert(6, 1, 'cheaper', null),
    alert(5, 1, 'new', 'Volvo'),
    alert(4, 1, 'new', 'Excavators'),
    alert(3, 2, 'new', 'Volvo'),
  ];
  const meta = { total: 5, total_is_estimate: false, per_page: 24, page: 1, last_page: 1 };
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://here');
    return Response.json(pathname === '/api/auth/alerts' ? { data, meta } : { data: { unread: 0 } });
  });
});
afterEach(() => {
  cleanup();
  Cookies.remove('user');
  vi.unstubAllGlobals();
});

test('what several searches tell of one ad is one row, which names them all', async () => {
  render(
    <OwnRoom locale="en" currency="USD">
      <Alerts locale="en" labels={alertLabels('en')} />
    </OwnRoom>,
  );
  const rows = await screen.findAllByRole('listitem');
  const said = rows.map((row) => row.textContent?.replace(/[\u2066-\u2069]/g, '') ?? '');
  expect(said).toHaveLength(4);
  expect(said[0]).toContain('Your favourite is sold');
  expect(said[1]).toContain('Your favourite is cheaper');
  expect(said[2]).toMatch(/^.*New.*New for “Volvo”New for “Excavators”.*Ad 1/);
  expect(said[3]).toMatch(/^(?!New<).*New for “Volvo”.*Ad 2/);
});
