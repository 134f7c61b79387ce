import { get } from 'react-hook-form';
import type { ContentKind } from '@/lib/api/queries/console';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

type Words = Messages['console'];

type Said = {
  /** As the API calls it; a dot leads into what stands inside another value. */
  name: string;
  label: keyof Words['fields'];
  hint?: keyof Words['hints'];
  /** May stay empty, and then is null. */
  optional?: boolean;
  /** Its words may be empty in every language, and say something by that. */
  mayBeEmpty?: boolean;
  /** Is said once and stays. */
  stays?: boolean;
  /** Is asked where another field has one of these values. */
  when?: { field: string; is: readonly string[] };
};

/** A form of a word that grammar needs, in one language. */
export type WordForm = { path: string; lang: Locale; label: keyof Words['wordForms'] } & (
  | { kind: 'word' }
  | { kind: 'gender' }
  | { kind: 'tick' }
);

/** What can be filled in about one thing, in the order in which it stands on the screen. */
export type Field = Said &
  (
    | { kind: 'line' | 'paragraph' | 'html' } // in every language
    | { kind: 'text' | 'address' | 'number' | 'decimal' | 'degrees' | 'picture' | 'tick' | 'list' }
    /** Rows of one line in every language. */
    | { kind: 'names' }
    | { kind: 'icon'; of: 'categories' | 'social' }
    | { kind: 'choice'; options: readonly (keyof Words['choices'])[] }
    /** Any of these. */
    | { kind: 'some'; options: readonly (keyof Words['choices'])[] }
    | { kind: 'unit' }
    /** Forms of words that are said together or not at all. */
    | { kind: 'forms'; forms: readonly WordForm[] }
    /** Things in their order, each with fields of its own. */
    | {
        kind: 'rows';
        fields: readonly Field[];
        title: string;
        /** Ads may state them, by this field of theirs: how many do is said before one is taken away. */
        statedBy?: string;
      }
    /** What is asked of a kind of machine, in its order. */
    | { kind: 'asked' }
    /** What is the same of every machine, of what is asked of the kind that is chosen in the same form. */
    | { kind: 'stated' }
    | {
        kind: 'row';
        of: ContentKind;
        /** Only rows that belong to what is chosen in another field: its name here, and theirs. */
        within?: { field: string; theirs: string };
      }
  );

const translatedKinds: readonly Field['kind'][] = ['line', 'paragraph', 'html'];

export const isTranslated = ({ kind }: Field) => translatedKinds.includes(kind);

/** Whether it is asked beside what is filled in. */
export const isAsked = ({ when }: Field, values: unknown) =>
  !when || when.is.includes(String(get(values, when.field) ?? ''));

/** Whether something has to be there. */
export const isRequired = ({ optional, mayBeEmpty }: Field) => !optional && !mayBeEmpty;
