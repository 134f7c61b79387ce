import { api } from '@/lib/api/browser';
import type { Locale } from '@/lib/i18n/locales';
import type { Given } from '../refuse-dialog';

type Seen = { id: number; version: string };

/** What a moderator can do about an ad, each with the version that he has seen. */
export const sendDecision = (lang: Locale) => {
  const call = ({ id }: Seen) => ({ params: { id }, query: { lang } });
  return {
    accept: (ad: Seen) =>
      api.post('/v1/moderation/ads/{id}/accept', { ...call(ad), body: { version: ad.version } }),
    reject: (ad: Seen, given: Given) =>
      api.post('/v1/moderation/ads/{id}/reject', { ...call(ad), body: { version: ad.version, ...given } }),
    takeDown: (ad: Seen, given: Given) =>
      api.post('/v1/moderation/ads/{id}/take-down', { ...call(ad), body: { version: ad.version, ...given } }),
    restore: (ad: Seen) =>
      api.post('/v1/moderation/ads/{id}/restore', { ...call(ad), body: { version: ad.version } }),
  };
};
