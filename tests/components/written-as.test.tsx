import { cleanup, render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { alertLabels } from '@/components/account/alerts/alert-labels';
import { AlertRow } from '@/components/account/alerts/alert-row';
import { OwnRoom, useRoom } from '@/components/account/area/own-room';
import { FavouriteCard } from '@/components/account/favourites/favourite-card';
import { ListingCard } from '@/components/account/listings/listing-card';
import type { ListingCardLabels } from '@/components/account/listings/listing-labels';
import { AdHead } from '@/components/ad/ad-head';
import { RecentStrip } from '@/components/ads/recent/recent-strip';
import type { ChatLabels } from '@/components/chat/chat-labels';
import { ConversationRow } from '@/components/chat/list/conversation-row';
import { ThreadHeader } from '@/components/chat/thread/thread-header';
import { CompareHead } from '@/components/compare/compare-head';
import { lifeLabels } from '@/components/life/life-labels';
import type { Ad } from '@/lib/contract/ads';
import type { Conversation } from '@/lib/contract/chat';
import { type Locale, locales } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { pluralForms } from '@/lib/i18n/plural';
import { noteSeenAd } from '@/lib/offline/seen-ads';
import { anAd, listMeta } from '../support/an-ad';

const counted = pluralForms(({ n }) => `${n}`);

const cardLabels = (locale: Locale): ListingCardLabels => {
  const words = messagesOf(locale);
  const { card, status } = words.account.listings;
  return {
    ...card,
    ...words.adCard,
    life: lifeLabels(words),
    availability: words.life.states,
    status,
    photos: counted,
  };
};

const chatLabels = (locale: Locale): ChatLabels => {
  const words = messagesOf(locale);
  const { chat, life, adCard, common } = words;
  return {
    ...chat,
    locale,
    thread: { ...chat.thread, newMessages: counted, tooLong: counted },
    unread: counted,
    life: lifeLabels(words),
    availability: life.states,
    negotiable: adCard.negotiable,
    noPicture: adCard.noPicture,
    tryAgain: common.tryAgain,
    close: common.close,
    cancel: common.cancel,
  };
};

const about = (ad: Ad): Conversation => ({
  person: { id: 8, username: 'Azad', avatar: null },
  ad: { ...ad, picture: null, seller_id: 3, is_public: true },
  last_message: null,
  unread: 0,
  closed: null,
});

const nothing = () => {};

/** What is a member's own stands where it is known who that is. */
const IfKnown = ({ part }: { part: ReactElement }) => (useRoom().asker ? part : null);

type Place = (ad: Ad, locale: Locale) => ReactElement;
const recent: Place = (_, locale) => (
  <RecentStrip
    locale={locale}
    currency="USD"
    labels={{ title: '', clear: '', seen: '{date}', onRequest: '', noPicture: '' }}
    onNone={nothing}
  />
);
const places: Record<string, Place> = {
  'the heading of its page': (ad, locale) => <AdHead ad={ad} locale={locale} />,
  'a row of the conversations': (ad, locale) => (
    <ConversationRow conversation={about(ad)} labels={chatLabels(locale)} current={false} />
  ),
  'the head of a chat': (ad, locale) => (
    <ThreadHeader
      conversation={about(ad)}
      labels={chatLabels(locale)}
      {...{ onBlock: nothing, onUnblock: nothing, onReport: nothing, onSaid: nothing }}
    />
  ),
  'a favourite': (ad, locale) => {
    const { count: _, here: __, ...words } = messagesOf(locale).account.favourites;
    const labels = {
      ...words,
      count: counted,
      card: cardLabels(locale),
      ...{ seeMore: '', loadingMore: '', tryAgain: '', notDone: '', compare: '' },
    };
    return <FavouriteCard ad={ad} isGone={false} locale={locale} labels={labels} onRemove={nothing} />;
  },
  'the head of a comparison': (ad, locale) => (
    <table>
      <thead>
        <tr>
          <CompareHead ad={ad} others={[]} best={null} locale={locale} />
        </tr>
      </thead>
    </table>
  ),
  'an alert': (ad, locale) => (
    <AlertRow
      alerts={[
        {
          ...{ id: 1, kind: 'sold', created_at: ad.date, is_read: true, search: null },
          ...{ ad_id: ad.id, title: ad.title, ad },
        },
      ]}
      isNew={false}
      locale={locale}
      labels={alertLabels(locale)}
    />
  ),
  'the ads seen last': recent,
};
const ownListing: Place = (ad, locale) => (
  <ListingCard
    ad={{
      ...ad,
      ...{ is_public: true, edit_status: null, expires_at: null },
      ...{ rejection_reason: null, promoted_until: null },
    }}
    locale={locale}
    labels={cardLabels(locale)}
    level={2}
  />
);

/** The language and direction that a text is marked with, wherever it is shown. */
const marksOf = async (text: string) => {
  const shown = await screen.findAllByText(text);
  return new Set(
    shown.map((one) => {
      const marked = one.closest('[lang][dir]');
      return `${marked?.getAttribute('lang')} ${marked?.getAttribute('dir')}`;
    }),
  );
};
const show = (place: Place, ad: Ad, locale: Locale) => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('/v1/ads') ? { data: [ad], meta: listMeta(1) } : { data: { unread: 0 } }),
  );
  noteSeenAd({ id: ad.id, path: '/ad/7', title: ad.title, language: ad.language, picture: null, at: 1 });
  render(
    <NextIntlClientProvider locale={locale} messages={messagesOf(locale)} timeZone="UTC">
      <OwnRoom locale={locale} currency="USD">
        <IfKnown part={place(ad, locale)} />
      </OwnRoom>
    </NextIntlClientProvider>,
  );
};

beforeEach(() => {
  Cookies.set('user', JSON.stringify({ id: 9, full_name: 'Yard' }));
});
afterEach(() => {
  cleanup();
  Cookies.remove('user');
  localStorage.clear();
  vi.unstubAllGlobals();
});

// Such titles begin in the letters of the other direction, by which a browser would lay them out.
const titled = { ar: 'Hyundai Santa Fe 2018، 94 ألف كم', en: 'حفارة: a used CAT 320D' } as const;
const written = Object.entries(titled) as [keyof typeof titled, string][];
const directionOf = (language: Locale) => `${language} ${locales[language].dir}`;

describe.each(Object.entries(places))('the title of an ad in %s', (_, place) => {
  test.each(written)('is laid out as its language is, which is %s', async (language, title) => {
    show(place, anAd({ title, language, line: null }), language);
    expect(await marksOf(title)).toEqual(new Set([directionOf(language)]));
  });

  test('is laid out as the reader’s language is where the machine is said in it', async () => {
    const text = 'CAT 320D، 2016';
    const line = { text, thirty: text, twenty: text };
    show(place, anAd({ title: titled.en, language: 'en', line }), 'ar');
    expect(await marksOf(text)).toEqual(new Set([directionOf('ar')]));
  });
});

test.each(written)(
  'the title of an own ad is laid out as its language is, which is %s, for a reader of any',
  async (language, title) => {
    show(ownListing, anAd({ title, language }), 'ckb');
    expect(await marksOf(title)).toEqual(new Set([directionOf(language)]));
  },
);

test('beside the machine in a line of the reader’s language the seller’s own title is laid out as he wrote it', async () => {
  const line = { text: 'CAT 320D, 2016', thirty: '', twenty: '' };
  show(
    (ad, locale) => <AdHead ad={ad} locale={locale} />,
    anAd({ title: titled.ar, language: 'ar', line }),
    'en',
  );
  expect(await marksOf(titled.ar)).toEqual(new Set(['ar rtl']));
});

test('without a line an ad seen last is laid out as the language is in which it was seen', async () => {
  vi.stubGlobal('caches', { match: async () => new Response('') });
  const title = titled.ar;
  noteSeenAd({ id: 7, path: '/ar/ad/7', title, language: 'ar', picture: null, at: 1 });
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no line');
  });
  render(recent(anAd(), 'en'));
  expect(await marksOf(title)).toEqual(new Set(['ar rtl']));
});
