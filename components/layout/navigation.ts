import { paths } from '@/lib/paths';

// Which addresses stand where, by the name of their text in the namespace `layout`.

type NavigationLink<Text extends string> = { text: Text; path: string };
const link = <Text extends string>(text: Text, path: string): NavigationLink<Text> => ({ text, path });

export const topBarLinks = [link('about', paths.about), link('pricing', paths.pricing)];

export const headerLinks = [
  link('allAds', paths.ads()),
  link('faq', paths.faq),
  link('contact', paths.contact),
];

export const accountLinks = [
  link('dashboard', paths.profile),
  link('myListings', paths.myListings),
  link('favourites', paths.favourites),
  link('savedSearches', paths.savedSearches),
  link('alerts', paths.alerts),
  link('messages', paths.conversations),
  link('accountDetails', paths.accountDetails),
];

export const footerColumns = [
  {
    title: 'howToSell' as const,
    links: [
      link('placeAd', paths.createAd),
      link('sellingTips', paths.information('selling-tips')),
      link('buySell', paths.information('buy-sell')),
      link('membership', paths.information('membership')),
      link('bannerAdvertising', paths.information('banner-advertising')),
      link('pricing', paths.pricing),
    ],
  },
  {
    title: 'information' as const,
    links: [
      link('home', paths.home),
      link('allAds', paths.ads()),
      link('about', paths.about),
      link('terms', paths.information('terms-and-conditions')),
      link('privacy', paths.information('privacy-policy')),
    ],
  },
  {
    title: 'help' as const,
    links: [
      link('faq', paths.faq),
      link('staySafe', paths.information('how-to-stay-safe')),
      link('contact', paths.contact),
    ],
  },
];
