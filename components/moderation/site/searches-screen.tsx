import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from '@/components/ui/link';
import { api } from '@/lib/api/browser';
import { type SearchMiss, searchMissesQuery } from '@/lib/api/queries/console';
import { formatDate } from '@/lib/format/dates';
import { fillIn } from '@/lib/i18n/fill-in';
import { type PluralForms, sayCount } from '@/lib/i18n/plural';
import { localePath, paths } from '@/lib/paths';
import { Button } from '../../ui/button';
import { focusBeside } from '../../ui/focus-beside';
import { useRoom } from '../room';
import { Refused, Rows } from '../states';
import { useDecision } from '../use-decision';
import { useSite } from './site-room';
import { SynonymForm } from './synonym-form';
import { useTellSaved } from './use-saved';
import { WeeklySearches } from './weekly-searches';

const Miss = ({ miss, times }: { miss: SearchMiss; times: PluralForms }) => {
  const { locale } = useRoom();
  const { site } = useSite();
  const { searches: own } = site;
  const { decide, busy, refusal } = useDecision();
  const tellSaved = useTellSaved();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLElement>(null);
  const forget = async () => {
    focusBeside(place.current?.closest('li'));
    const { done, message } = await decide(() =>
      api.delete('/v1/moderation/search-misses', { query: { lang: locale, query: miss.query } }),
    );
    if (done) tellSaved(message);
  };
  return (
    <article ref={place} className="mod-panel site-miss">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="text-17 font-semibold">
          <bdi>{miss.query}</bdi>
        </p>
        <p className="mod-facts text-13 text-muted">
          <span>{sayCount(times, miss.times, locale)}</span>
          <span>{fillIn(own.last, { date: formatDate(miss.last_at, locale) })}</span>
          <Link
            href={localePath(locale, paths.ads({ search: miss.query }))}
            target="_blank"
            className="mod-link"
          >
            {own.look}
          </Link>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="petrol" aria-expanded={open} onClick={() => setOpen(!open)}>
          {own.make}
        </Button>
        <Button variant="outline" disabled={busy} onClick={() => void forget()}>
          {own.forget}
        </Button>
      </div>
      {open ? <SynonymForm query={miss.query} /> : null}
      <Refused text={refusal} />
    </article>
  );
};

/** What people look for, and in words that nobody told the site yet. */
export const SearchesScreen = ({ times }: { times: PluralForms }) => {
  const { locale } = useRoom();
  const { site } = useSite();
  const { searches: own } = site;
  const query = useInfiniteQuery(searchMissesQuery(locale));
  return (
    <>
      <WeeklySearches />
      <h2 className="mt-10 mb-2 text-20">{own.missed}</h2>
      <p className="mb-5 max-w-prose text-muted">{own.text}</p>
      <Rows
        query={query}
        keyOf={(miss) => miss.query}
        empty={{ title: own.empty, text: own.emptyText }}
        className="grid gap-3"
      >
        {(miss) => <Miss miss={miss} times={times} />}
      </Rows>
    </>
  );
};
