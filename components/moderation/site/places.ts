import type { ContentKind } from '@/lib/api/queries/console';
import type { SettingGroup } from '@/lib/contract/moderation/settings-fields';
import type { Messages } from '@/lib/i18n/messages';
import { paths } from '@/lib/paths';
import type { IconName } from '../../ui/icon';
import { kinds } from './kinds';
import { settingGroups, settingText } from './settings';

// Where the operator finds what: the menu of the site's content, by where visitors see it.

type Words = Messages['console'];
export type Place = { name: string; text: string | null; path: string; icon: IconName };

const rows = (kind: ContentKind) => (words: Words) => ({
  name: words.kinds[kind].title,
  text: words.kinds[kind].text,
  path: paths.moderationKind(kind),
  icon: kinds[kind].icon,
});

const texts = (group: SettingGroup) => (words: Words) => ({
  name: words.settings[group].title,
  text: settingText(words, group),
  path: paths.moderationSettings(group),
  icon: settingGroups[group].icon,
});

const searches = (words: Words) => ({
  name: words.searches.title,
  text: words.searches.short,
  path: paths.moderationSearches,
  icon: 'search' as const,
});

export const groups: readonly {
  name: keyof Words['groups'];
  places: readonly ((words: Words) => Place)[];
}[] = [
  { name: 'home', places: [texts('site'), texts('home'), rows('slides'), rows('why-choose')] },
  {
    name: 'about',
    places: [
      texts('about'),
      rows('about-sections'),
      rows('reasons'),
      rows('faqs'),
      texts('contact'),
      rows('contacts'),
      rows('social-links'),
    ],
  },
  {
    name: 'information',
    places: [
      texts('sellingTip'),
      texts('buyAndSell'),
      texts('membership'),
      texts('bannerAdvertising'),
      texts('howToStaySafe'),
      texts('termsAndConditions'),
      texts('privacyPolicy'),
    ],
  },
  {
    name: 'catalogue',
    places: [
      rows('categories'),
      rows('sub-categories'),
      rows('brands'),
      rows('models'),
      rows('facts'),
      rows('sheets'),
      rows('states'),
      rows('ad-types'),
      rows('social-media'),
      searches,
    ],
  },
  { name: 'money', places: [rows('plans'), rows('currencies')] },
];
