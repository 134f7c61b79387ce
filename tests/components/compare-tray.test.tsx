import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CompareButton } from '@/components/compare/compare-button';
import { trayLabels } from '@/components/compare/compare-labels';
import { CompareLater } from '@/components/compare/compare-later';
import { keepComparedAds, readComparedAds } from '@/lib/offline/compared-ads';
import messages from '@/messages/en.json';
import { anAd, listMeta } from '../support/an-ad';

// The network is the edge of our code: it is answered here.

// On a busy machine it takes longer than a button is waited for.
beforeAll(() => import('@/components/compare/compare-tray'));

let asked: URL[];
const gone = 6;
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'http://here');
    asked.push(url);
    const ids = (url.searchParams.get('id') ?? '').split(',').map(Number);
    const data = ids.filter((id) => id !== gone).map((id) => anAd({ id, title: `Ad ${id}` }));
    return Response.json({ data, meta: listMeta(data.length) });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const labels = trayLabels(createTranslator({ locale: 'en', messages, namespace: 'compare' }));
const show = () =>
  render(
    <>
      {[1, 2, 3, 4, 5, gone].map((id) => (
        <CompareButton key={id} ad={anAd({ id, title: `Ad ${id}` })} label="Compare" locale="en" />
      ))}
      <CompareLater locale="en" currency="USD" labels={labels} />
    </>,
  );
const button = (id: number) => screen.getByRole('button', { name: `Compare: Ad ${id}` });
const tray = () => screen.findByRole('region', { name: 'Ads to compare' });
const pressed = (id: number) => button(id).getAttribute('aria-pressed') === 'true';
const said = async () => (await within(await tray()).findByRole('status')).textContent;

describe('the ads that are chosen to be compared (R257)', () => {
  it('are all that were pressed before the tray had come', async () => {
    show();
    fireEvent.click(button(3));
    fireEvent.click(button(1));
    expect(await said()).toBe('2 ads chosen.');
    expect(readComparedAds()).toEqual([3, 1]);
  });

  it('are named in the language of the reader', async () => {
    const line = { text: 'Volvo loader', thirty: 'Volvo loader', twenty: 'Volvo loader' };
    const ad = anAd({ id: 7, title: 'شفل', language: 'ar', line });
    render(<CompareButton ad={ad} label="Compare" locale="en" />);
    expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Compare: Volvo loader');
  });

  it('are kept on the device, stand in the tray, and lead to each other', async () => {
    show();
    expect(screen.queryByRole('region')).toBeNull();
    await userEvent.click(button(3));
    expect(await said()).toBe('1 ad chosen. Choose another one to compare.');
    await userEvent.click(button(1));
    const link = await within(await tray()).findByRole('link', { name: 'Compare' });
    expect(link.getAttribute('href')).toBe('/compare?ads=3,1');
    expect([1, 2, 3].filter(pressed)).toEqual([1, 3]);
    expect(readComparedAds()).toEqual([3, 1]);
    cleanup();
    show();
    await tray();
    expect(pressed(3)).toBe(true);
  });

  it('are taken off by their button, in the tray, or all at once', async () => {
    keepComparedAds([1, 2, 3, 4]);
    show();
    const inTray = within(await tray());
    await userEvent.click(button(2));
    expect(readComparedAds()).toEqual([1, 3, 4]);
    await userEvent.click(await inTray.findByRole('button', { name: 'Remove from comparison: Ad 3' }));
    expect(readComparedAds()).toEqual([1, 4]);
    expect(pressed(3)).toBe(false);
    await userEvent.click(inTray.getByRole('button', { name: 'Remove all' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(readComparedAds()).toEqual([]);
    expect(pressed(1)).toBe(false);
  });

  it('are four at most, and a fifth one is told so', async () => {
    keepComparedAds([1, 2, 3, 4]);
    show();
    await tray();
    await userEvent.click(button(5));
    expect(await said()).toBe('Four at most: remove one first.');
    expect(pressed(5)).toBe(false);
    expect(readComparedAds()).toEqual([1, 2, 3, 4]);
  });

  it('are asked for by one call, and one that is gone is let go of', async () => {
    keepComparedAds([2, gone]);
    show();
    await vi.waitFor(() => expect(readComparedAds()).toEqual([2]));
    expect(asked.map(({ searchParams }) => searchParams.get('id'))).toEqual([`2,${gone}`]);
  });

  it('follow what another window of the browser chooses', async () => {
    keepComparedAds([1]);
    show();
    await tray();
    keepComparedAds([1, 2]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'compared-ads' }));
    await vi.waitFor(() => expect(pressed(2)).toBe(true));
  });

  it('are none where a broken storage could hold anything', () => {
    for (const broken of ['{"a":1}', 'nonsense', '[]']) {
      localStorage.setItem('compared-ads', broken);
      expect(readComparedAds()).toEqual([]);
    }
    localStorage.setItem('compared-ads', '[1,"x",-2,3,3,4,5,6]');
    expect(readComparedAds()).toEqual([1, 3, 4, 5]);
  });
});
