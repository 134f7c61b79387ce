import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { api } from '@/lib/api/browser';
import { mostReadText } from '@/lib/facts/fact';
import type { Locale } from '@/lib/i18n/locales';
import type { AdValues } from '../values';
import { type Proposal, type ReadText, readTexts, textOf } from './open-proposals';

/** What was found in the texts, and the texts as they were then. */
export type TextsRead = { found: readonly Proposal[]; texts: Pick<AdValues, ReadText> };

/** After the last key; what is pasted is whole at once. */
const pause = 1_500;
/** An account may ask 60 times in ten minutes: the first half freely, then every 20 seconds. */
const countedFor = 10 * 60_000;
const freely = 30;
const apart = 20_000;

type Options = {
  form: UseFormReturn<AdValues>;
  kind: Pick<AdValues, 'category_id' | 'sub_category_id'>;
  locale: Locale;
  signedIn: boolean;
};

/** Asks what the seller's texts state, seldom, and in silence when it is not told. */
export const useProposals = ({ form, kind, locale, signedIn }: Options) => {
  const { category_id, sub_category_id } = kind;
  const [read, setRead] = useState<TextsRead | null>(null);
  const asked = useRef('');
  const times = useRef<number[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isPasted = useRef(false);

  const ask = useCallback(async () => {
    if (!signedIn || !category_id) return;
    const values = form.getValues();
    const text = textOf(values).slice(0, mostReadText);
    const question = JSON.stringify([category_id, sub_category_id, text]);
    if (question === asked.current) return;
    asked.current = question;
    if (text.trim() === '') return setRead(null);
    times.current = [...times.current.filter((time) => time > Date.now() - countedFor), Date.now()];
    try {
      const { data } = await api.post('/v1/fact-proposals', {
        query: { lang: locale },
        body: { text, category_id, sub_category_id },
        safe: true,
      });
      if (asked.current !== question) return;
      const { title, description, information, feature, specification } = values;
      setRead({ found: data, texts: { title, description, information, feature, specification } });
    } catch {
      // The seller states them himself.
    }
  }, [form, category_id, sub_category_id, locale, signedIn]);

  const askAfter = useCallback(
    (wait: number) => {
      clearTimeout(timer.current);
      const last = times.current.at(-1) ?? 0;
      const spared = times.current.length < freely ? 0 : last + apart - Date.now();
      timer.current = setTimeout(() => void ask(), Math.max(wait, spared));
    },
    [ask],
  );

  useEffect(() => {
    askAfter(0);
    const { unsubscribe } = form.watch((_, { name }) => {
      if (name !== undefined && !readTexts.some((text) => text === name)) return;
      askAfter(isPasted.current ? 0 : pause);
      isPasted.current = false;
    });
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
    };
  }, [form, askAfter]);

  return {
    read,
    onPaste: () => {
      isPasted.current = true;
    },
  };
};
