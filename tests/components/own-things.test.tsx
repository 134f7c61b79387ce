import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { asksForPassword } from '@/components/account/details/details-values';
import { deviceOf } from '@/components/account/details/device';
import { FavouriteCard } from '@/components/account/favourites/favourite-card';
import { checkAvatar, checkCv } from '@/components/account/form/check-file';
import { changedForm, filledForm } from '@/components/account/form/filled-form';
import { ListingCard } from '@/components/account/listings/listing-card';
import type { ListingCardLabels } from '@/components/account/listings/listing-labels';
import { PromotionChoice } from '@/components/account/listings/promotion-choice';
import { withoutListing, withoutOne } from '@/components/account/listings/use-listing-changes';
import { lifeLabels } from '@/components/life/life-labels';
import type { Ad } from '@/lib/contract/ads';
import type { OwnAd } from '@/lib/contract/own-ads';
import { pluralForms } from '@/lib/i18n/plural';
import en from '@/messages/en.json';
import { anAd } from '../support/an-ad';

afterEach(cleanup);

const { card, status, promotion } = en.account.listings;
const labels: ListingCardLabels = {
  ...card,
  ...en.adCard,
  life: lifeLabels(en),
  availability: en.life.states,
  status,
  photos: pluralForms(({ n }) => `${n} photos`),
};
const anOwnAd = (changes: Partial<OwnAd> = {}): OwnAd => ({
  ...anAd({ title: 'Grader' }),
  is_public: true,
  edit_status: null,
  expires_at: null,
  rejection_reason: null,
  promoted_until: null,
  ...changes,
});
const show = (changes: Partial<OwnAd>) => {
  render(<ListingCard ad={anOwnAd(changes)} locale="en" labels={labels} level={2} />);
  return within(screen.getByRole('article'));
};

describe('the card of an own listing', () => {
  it('names everything that the seller stated (R111)', () => {
    const shown = show({ distance: 120_000 });
    for (const text of [
      'Published',
      '$85,000',
      '(negotiable)',
      'Construction machinery',
      'Crawler excavators',
      'Caterpillar',
      '320D (2014)',
      'For sale',
      'Erbil',
      '120,000 km',
      'excluded',
      '21 March 2026',
      '12',
    ]) {
      expect(shown.getByText(text), text).toBeDefined();
    }
  });

  it('leads to the ad only while buyers can see it', () => {
    expect(show({}).getByRole('link', { name: 'Grader' }).getAttribute('href')).toBe('/ad/7');
    cleanup();
    expect(show({ status: 'pending', is_public: false }).queryByRole('link')).toBeNull();
  });

  it('counts the photographs when there are several (R111)', () => {
    const [picture] = anAd().pictures;
    const another = { ...picture!, src: '/media/b.webp' };
    expect(show({ pictures: [picture!, another] }).getByText('2 photos')).toBeDefined();
    cleanup();
    expect(show({}).queryByText(/photos$/)).toBeNull();
  });

  it('says why it was rejected, that a change waits, and until when it is promoted', () => {
    const reason = 'The pictures show another machine.';
    expect(
      show({ status: 'rejected', is_public: false, rejection_reason: reason }).getByText(reason),
    ).toBeDefined();
    cleanup();
    const waiting = show({ edit_status: 'pending' });
    expect(waiting.getByText(/^Your change is being checked/)).toBeDefined();
    expect(waiting.getByText('Published'), 'for buyers see it').toBeDefined();
    cleanup();
    const until = '2026-12-20T00:00:00.000Z';
    expect(
      show({ promotion: 'top', promoted_until: until }).getByText('Top until 20 December 2026'),
    ).toBeDefined();
  });

  it('shows a status that nobody has heard of as it is, in grey (R155)', () => {
    const badge = show({ status: 'archived' as OwnAd['status'] }).getByText('archived');
    expect(badge.className).not.toMatch(/text-(good|warning|bad|signal|petrol)/);
    cleanup();
    expect(show({ status: 'rejected' }).getByText('Rejected').className).toContain('text-bad');
  });
});

describe('the card of a favourite', () => {
  const favourite = {
    ...en.account.favourites,
    count: pluralForms(({ n }) => `${n} items`),
    card: labels,
    seeMore: '',
    loadingMore: '',
    tryAgain: '',
    notDone: '',
    compare: '',
  };
  const shownAs = (changes: Partial<Ad>, isGone = false) => {
    render(
      <FavouriteCard ad={anAd(changes)} isGone={isGone} locale="en" labels={favourite} onRemove={() => {}} />,
    );
    return within(screen.getByRole('article'));
  };

  it('says what a buyer wants to know, and nothing of what is not known or goes without saying (R115)', () => {
    const shown = shownAs({ distance: null, hours: 8_450, zip_code: null });
    expect(shown.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      favourite.year,
      favourite.hours,
      favourite.date,
      favourite.views,
    ]);
    expect(shown.queryByText(status.accept)).toBeNull();
  });

  it('has a picture that is called as the ad is, for it stands apart from the title', () => {
    const picture = { src: '/a.webp', srcset: '', width: 4, height: 3, illustration: false };
    const line = { text: 'Wanted: Kia \u2068سورينتو\u2069', thirty: '', twenty: '' };
    expect(
      shownAs({ pictures: [picture], line })
        .getByRole('img')
        .getAttribute('alt'),
    ).toBe('Wanted: Kia سورينتو');
  });

  it('says that an ad waits or was sent back', () => {
    expect(shownAs({ status: 'pending' }).getByText(status.pending)).toBeDefined();
    cleanup();
    expect(shownAs({ status: 'rejected' }).getByText(status.rejected)).toBeDefined();
  });

  it('says what became of an ad, and of a deleted one only that', () => {
    const sold = shownAs({ availability: 'sold' });
    expect(sold.getByText('Sold')).toBeDefined();
    expect(sold.getByRole('link', { name: /View Details/ })).toBeDefined();
    cleanup();
    const gone = shownAs({ show_price: null }, true);
    expect(gone.getByText('This ad was deleted.')).toBeDefined();
    expect(gone.queryByRole('link', { name: /View Details/ })).toBeNull();
    expect(gone.queryAllByRole('term')).toEqual([]);
  });
});

describe('a listing that is deleted', () => {
  const meta = { total: 3, total_is_estimate: false, per_page: 2, page: 1, last_page: 2 };
  const pages = [
    { data: [anOwnAd({ id: 1 }), anOwnAd({ id: 2 })], meta },
    { data: [anOwnAd({ id: 3 })], meta: { ...meta, page: 2 } },
  ];

  it('leaves its page and every total', () => {
    const left = withoutListing(pages, 3);
    expect(left.map(({ data }) => data.map(({ id }) => id))).toEqual([[1, 2], []]);
    expect(left.map((page) => page.meta.total)).toEqual([2, 2]);
  });

  it('that is not among those shown changes nothing', () => {
    expect(withoutListing(pages, 9)).toEqual(pages);
  });

  it('is counted no more where it was counted', () => {
    const counts = { count_accept: 4, count_pending: 0, count_reject: 1 };
    expect(withoutOne(counts, 'accept')).toEqual({ ...counts, count_accept: 3 });
    expect(withoutOne(counts, 'rejected')).toEqual({ ...counts, count_reject: 0 });
    expect(withoutOne(counts, 'pending')).toEqual(counts);
  });
});

it('a promotion that the plan has none of cannot be chosen', () => {
  const onChange = vi.fn();
  render(
    <PromotionChoice
      value="featured"
      left={{ featured: 2, top: 0 }}
      locale="en"
      labels={{ ...promotion, left: pluralForms(({ n }) => `${n} left`) }}
      onChange={onChange}
    />,
  );
  const [featured, top] = screen.getAllByRole('radio') as HTMLInputElement[];
  expect([featured?.checked, featured?.disabled, top?.disabled]).toEqual([true, false, true]);
  expect(screen.getByText('2 left')).toBeDefined();
  expect(screen.getByText(promotion.noneLeft)).toBeDefined();
});

describe('a file that is picked', () => {
  it('may be a CV by its ending, whatever its case, and up to one megabyte (R167, R243)', () => {
    expect(checkCv({ name: 'Rebaz.PDF', size: 1024 * 1024 })).toBeNull();
    expect(checkCv({ name: 'cv.docx ', size: 10 })).toBeNull();
    expect(checkCv({ name: 'cv.pdf', size: 1024 * 1024 + 1 })).toBe('tooLarge');
    for (const name of ['cv.exe', 'cv', 'cv.pdf.js', '.pdf.'])
      expect(checkCv({ name, size: 1 })).toBe('wrongType');
  });

  it('may be a picture, but no drawing that carries code', () => {
    expect(checkAvatar({ type: 'image/heic', size: 1 })).toBeNull();
    expect(checkAvatar({ type: '', size: 1 })).toBeNull();
    expect(checkAvatar({ type: 'image/svg+xml', size: 1 })).toBe('noPicture');
    expect(checkAvatar({ type: 'application/pdf', size: 1 })).toBe('noPicture');
    expect(checkAvatar({ type: 'image/png', size: 13 * 1024 * 1024 })).toBe('tooLarge');
  });
});

describe('what a form sends', () => {
  it('is what was filled in (R188)', () => {
    const form = filledForm({
      username: 'rebaz',
      zip_code: '',
      lat: null,
      long: 0,
      cv: new File(['x'], 'cv.txt'),
    });
    expect([...form.keys()]).toEqual(['username', 'long', 'cv']);
    expect((form.get('cv') as File).name).toBe('cv.txt');
  });

  it('of an account is what was changed; what was emptied goes as empty', () => {
    const before = { username: 'rebaz', zip_code: '44001', lat: 36.1, remove_cv: false, avatar: null };
    const form = changedForm({ ...before, zip_code: '', lat: null, remove_cv: true }, before);
    expect([...form.entries()]).toEqual([
      ['zip_code', ''],
      ['lat', ''],
      ['remove_cv', 'true'],
    ]);
  });
});

it('only a new e-mail or a new password asks for the current one', () => {
  const me = { email: 'rebaz@example.com' };
  expect(asksForPassword(me, { email: ' Rebaz@Example.com ', password: '' })).toBe(false);
  expect(asksForPassword(me, { email: 'rebaz@example.org', password: '' })).toBe(true);
  expect(asksForPassword(me, { email: 'rebaz@example.com', password: 'x' })).toBe(true);
});

it('a session is called by its device', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';
  const edge = `${chrome} Edg/130.0`;
  expect(deviceOf(chrome)).toEqual({ browser: 'Chrome', system: 'Windows', phone: false });
  expect(deviceOf(edge)?.browser).toBe('Edge');
  expect(deviceOf(iPhone)).toEqual({ browser: 'Safari', system: 'iPhone', phone: true });
  expect([deviceOf('curl/8.5'), deviceOf(''), deviceOf(null)]).toEqual([null, null, null]);
});
