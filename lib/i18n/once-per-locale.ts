import type { Locale } from './locales';
import { type Messages, messagesOf } from './messages';

/**
 * What is the same on all pages of a language, said once, until the messages change: one with a place for a figure is read
 * anew each time that it is said, and a list has fifty of them. Not for what stands twice on a page: React's data then
 * refer from one place to the other, and what stands around that cannot be left out of them (lib/front/static-parts.ts).
 */
export const oncePerLocale = <Said>(say: (locale: Locale) => Promise<Said>) => {
  const said = new WeakMap<Messages, Said>();
  return async (locale: Locale): Promise<Said> => {
    const messages = messagesOf(locale);
    const known = said.get(messages) ?? (await say(locale));
    said.set(messages, known);
    return known;
  };
};
