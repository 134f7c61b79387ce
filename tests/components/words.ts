import { createTranslator } from 'next-intl';
import { adCardLabels } from '@/components/ads/ad-card-labels';
import { adListLabels } from '@/components/ads/list/ad-list-labels';
import type { Locale } from '@/lib/i18n/locales';
import ar from '@/messages/ar.json';
import ckb from '@/messages/ckb.json';
import en from '@/messages/en.json';

const messages = { en, ar, ckb } as Record<Locale, typeof en>;

/** The words of the site for components that are tested without a server. */
export const cardLabels = (locale: Locale = 'en') =>
  adCardLabels(createTranslator({ locale, messages: messages[locale], namespace: 'adCard' }), locale);

export const listLabels = (locale: Locale = 'en') =>
  adListLabels(createTranslator({ locale, messages: messages[locale], namespace: 'ads' }), locale);
