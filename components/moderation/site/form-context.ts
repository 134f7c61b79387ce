import { createContext, useContext } from 'react';
import type { useApiForm } from '@/components/form/use-api-form';
import type { Locale } from '@/lib/i18n/locales';
import type { Values } from './values';

export type ContentFormState = ReturnType<typeof useApiForm<Values>> & {
  /** The language that is shown where there is room for one, and in the preview. */
  lang: Locale;
  setLang: (lang: Locale) => void;
  /** As it is kept now; of null, what is said once and stays can be said. */
  row: Values | null;
  /** Something is still on its way that belongs to what will be saved. */
  hold: (held: boolean) => void;
  /** Rises when the form is filled in anew, for inputs that keep their own text. */
  generation: number;
};

export const ContentFormContext = createContext<ContentFormState | null>(null);

export const useContentForm = (): ContentFormState => {
  const state = useContext(ContentFormContext);
  if (!state) throw new Error('This stands inside <ContentForm> only.');
  return state;
};
