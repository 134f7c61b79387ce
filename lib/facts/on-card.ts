import { fillIn } from '@/lib/i18n/fill-in';
import { type Locale, wordsIn } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { genderOf, isCode, type Machine, type Stated } from './machine';
import { factText, tagText, withInitial } from './text';

const withoutInitial = (stated: Stated, machine: Machine, locale: Locale): string | null => {
  const { fact, value, choices, inTitle } = stated;
  const text = factText(fact, value, locale);
  const label = wordsIn(fact.short, locale);
  if (typeof value === 'boolean') return value ? label : null;
  if (typeof value === 'number') {
    if (fact.titlePhrase) return fillIn(wordsIn(fact.titlePhrase, locale), { value: text });
    return inTitle || fact.counted ? text : `${label} ${text}`;
  }
  if (isCode(stated)) return text;
  const [choice, another] = choices;
  const tag = choice && !another ? tagText(choice, locale, genderOf(machine)) : null;
  return tag ?? fillIn(messagesOf(locale).line.paragraph.stated, { label, value: text });
};

/**
 * A fact standing alone on a card: "22 t", "Tracks 75%", "Customs paid", and with its label what says nothing without.
 * Null for what a machine does not have: a card says what it has.
 */
export const cardText = (stated: Stated, machine: Machine, locale: Locale): string | null => {
  const text = withoutInitial(stated, machine, locale);
  return text && withInitial(text);
};
