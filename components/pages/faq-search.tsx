'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { type PluralForms, sayCount } from '@/lib/i18n/plural';
import { plainLetters } from './plain-letters';

type Props = {
  locale: Locale;
  categories: string[];
  labels: {
    search: string;
    categories: string;
    all: string;
    noMatch: string;
    clear: string;
    found: PluralForms;
  };
  /** The questions, one `details` each, which stand in the page already and are only shown or hidden here. */
  children: ReactNode;
};

const everything = -1;

const isWanted = (question: HTMLElement, category: number, words: string[]) => {
  if (category !== everything && question.dataset.category !== String(category)) return false;
  const text = words.length ? plainLetters(question.textContent) : '';
  return words.every((word) => text.includes(word));
};

export const FaqSearch = ({ locale, categories, labels, children }: Props) => {
  const list = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState(everything);
  const [found, setFound] = useState<number | null>(null);

  useEffect(() => {
    const questions = [...(list.current?.querySelectorAll<HTMLElement>('[data-category]') ?? [])];
    const words = plainLetters(search).split(/\s+/).filter(Boolean);
    const wanted = questions.filter((question) => isWanted(question, category, words));
    for (const question of questions) question.hidden = !wanted.includes(question);
    setFound(words.length || category !== everything ? wanted.length : null);
  }, [search, category]);

  const clear = () => {
    setSearch('');
    setCategory(everything);
  };

  return (
    <div className="mt-4 grid gap-6 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-16">
      <div className="noscript:hidden">
        <label className="relative block">
          <span className="sr-only">{labels.search}</span>
          <Icon name="search" size={18} className="pointer-events-none absolute start-3 top-3.5 text-muted" />
          <input
            type="search"
            dir="auto"
            value={search}
            maxLength={100}
            placeholder={labels.search}
            onChange={(event) => setSearch(event.target.value)}
            className="h-12 w-full rounded border border-muted/60 bg-surface px-10 text-17 placeholder:text-muted"
          />
        </label>
        {categories.length > 1 ? (
          <fieldset className="mt-4">
            <legend className="sr-only">{labels.categories}</legend>
            <div className="flex flex-wrap gap-2">
              {[labels.all, ...categories].map((name, index) => (
                <button
                  key={name}
                  type="button"
                  aria-pressed={category === index - 1}
                  onClick={() => setCategory(index - 1)}
                  className={classes(
                    'min-h-11 rounded border px-4 text-15 transition-colors first-letter:uppercase',
                    category === index - 1
                      ? 'border-petrol bg-petrol-soft font-semibold text-petrol'
                      : 'border-line bg-surface hover:border-muted',
                  )}
                >
                  {name}
                </button>
              ))}
            </div>
          </fieldset>
        ) : null}
        <p role="status" className="mt-3 min-h-6 text-15 text-muted">
          {found ? sayCount(labels.found, found, locale) : null}
        </p>
      </div>
      <div>
        <div ref={list}>{children}</div>
        {found === 0 ? (
          <div className="py-12 text-center">
            <p className="text-20 font-semibold">{labels.noMatch}</p>
            <Button variant="outline" onClick={clear} className="mt-4">
              {labels.clear}
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
};
