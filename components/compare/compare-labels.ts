import type { useTranslations } from 'next-intl';
import type { Messages } from '@/lib/i18n/messages';
import { type PluralForms, pluralForms } from '@/lib/i18n/plural';

type Translate = ReturnType<typeof useTranslations<'compare'>>;

export type TrayLabels = Omit<Messages['compare']['tray'], 'chosen'> & {
  chosen: PluralForms;
  remove: string;
};

/** Plain data, so that a client component can be handed it. */
export const trayLabels = (t: Translate): TrayLabels => ({
  title: t('tray.title'),
  button: t('tray.button'),
  chosen: pluralForms((values) => t('tray.chosen', values)),
  full: t('tray.full'),
  clear: t('tray.clear'),
  remove: t('remove'),
});
