import { showToast } from '@/components/ui/toast';
import { api } from '@/lib/api/browser';
import { ApiError } from '@/lib/api/client';
import { reasonOf } from '@/lib/api/reason-of';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { keepHere } from './kept-here';
import { readingHere } from './reading-here';
import type { SaveSearchLabels } from './save-search';

type Options = { query: string; isMember: boolean; locale: Locale; labels: SaveSearchLabels };

/** Saves a search with the account, or on this device where nobody is logged in. Returns whether it is kept. */
export const save = async ({ query, isMember, locale, labels }: Options): Promise<boolean> => {
  const rtl = locales[locale].dir === 'rtl';
  const keepOnDevice = () => {
    keepHere(query);
    const link = { href: localePath(locale, paths.login(paths.savedSearches)), text: labels.login };
    void showToast({ type: 'success', text: labels.keptHere, rtl, link });
    return true;
  };
  if (!isMember) return keepOnDevice();
  try {
    const { message } = await api.post('/auth/saved-searches', {
      query: { lang: locale },
      body: { query, ...readingHere() },
    });
    const link = { href: localePath(locale, paths.savedSearches), text: labels.all };
    void showToast({ type: 'success', text: message, rtl, link });
    return true;
  } catch (error) {
    // The session ended elsewhere.
    if (error instanceof ApiError && error.status === 401) return keepOnDevice();
    void showToast({ type: 'error', text: reasonOf(error, labels.failed), rtl });
    return false;
  }
};
