import ar from '../../messages/ar.json';
import ckb from '../../messages/ckb.json';
import en from '../../messages/en.json';

export const dictionaries = { en, ar, ckb };
export type Language = keyof typeof dictionaries;

/** A path as a reader of that language finds it. */
export const addressIn = (language: Language, path: string) =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;
