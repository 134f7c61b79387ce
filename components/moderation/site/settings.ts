import type { SettingGroup } from '@/lib/contract/moderation/settings-fields';
import type { Messages } from '@/lib/i18n/messages';
import { type InformationPath, informationPages, paths } from '@/lib/paths';
import type { IconName } from '../../ui/icon';
import type { Field } from './fields';

// What the site says of itself, in the groups that are saved together.

type Group = { icon: IconName; fields: readonly Field[]; seenAt: string };

const information = (path: InformationPath): Group => {
  const page = informationPages[path];
  return {
    icon: 'file-text',
    fields: [
      { kind: 'line', name: `${page}.title`, label: 'title' },
      { kind: 'paragraph', name: `${page}.short_description`, label: 'shortText', hint: 'shortText' },
      { kind: 'html', name: `${page}.description`, label: 'text' },
    ],
    seenAt: paths.information(path),
  };
};

export const settingGroups: Record<SettingGroup, Group> = {
  site: {
    icon: 'globe',
    fields: [
      { kind: 'picture', name: 'logo', label: 'logo' },
      { kind: 'line', name: 'company_name', label: 'siteName' },
      { kind: 'line', name: 'tagline', label: 'tagline', hint: 'tagline' },
      { kind: 'line', name: 'titleSite', label: 'siteTitle', hint: 'siteTitle' },
      { kind: 'paragraph', name: 'descriptionSite', label: 'siteText' },
      { kind: 'line', name: 'card_location_label', label: 'cardPlace', hint: 'cardPlace', mayBeEmpty: true },
    ],
    seenAt: paths.home,
  },
  home: {
    icon: 'house',
    fields: [
      { kind: 'line', name: 'titleWhy', label: 'whyTitle' },
      { kind: 'paragraph', name: 'descriptionWhy', label: 'whyText' },
    ],
    seenAt: paths.home,
  },
  about: {
    icon: 'building',
    fields: [
      { kind: 'line', name: 'titleAbout', label: 'title' },
      { kind: 'paragraph', name: 'descriptionAbout', label: 'text' },
      { kind: 'line', name: 'titleReason', label: 'reasonsTitle' },
      { kind: 'paragraph', name: 'descriptionReason', label: 'reasonsText' },
    ],
    seenAt: paths.about,
  },
  contact: {
    icon: 'headset',
    fields: [
      { kind: 'line', name: 'titleContact', label: 'title' },
      { kind: 'paragraph', name: 'descriptionContact', label: 'text' },
      { kind: 'paragraph', name: 'address', label: 'address' },
      { kind: 'paragraph', name: 'company_details.description', label: 'company' },
      { kind: 'names', name: 'directories', label: 'directors' },
    ],
    seenAt: paths.contact,
  },
  sellingTip: information('selling-tips'),
  buyAndSell: information('buy-sell'),
  membership: information('membership'),
  bannerAdvertising: information('banner-advertising'),
  howToStaySafe: information('how-to-stay-safe'),
  termsAndConditions: information('terms-and-conditions'),
  privacyPolicy: information('privacy-policy'),
  ads: {
    icon: 'clock',
    fields: [
      { kind: 'number', name: 'ad_days', label: 'adDays', hint: 'adDays' },
      { kind: 'number', name: 'log_contact_days', label: 'logContactDays', hint: 'logContactDays' },
    ],
    seenAt: paths.ads(),
  },
};

export const isSettingGroup = (value: string): value is SettingGroup => Object.hasOwn(settingGroups, value);

/** Where a group stands, in a sentence. The information pages all stand in the same place. */
export const settingText = (
  { settings, settingText: page }: Messages['console'],
  group: SettingGroup,
): string => {
  const { text = page }: { title: string; text?: string } = settings[group];
  return text;
};
