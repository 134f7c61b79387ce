import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '@/lib/api/browser';
import { allRowsQuery } from '@/lib/api/queries/console';
import { locales } from '@/lib/i18n/locales';
import { paths } from '@/lib/paths';
import { LateSelect } from '../../ui/late-select';
import { useRoom } from '../room';
import { useDecision } from '../use-decision';
import { rowOptions } from './fields/row-options';
import { useSite } from './site-room';
import { useTellSaved } from './use-saved';

/** What another word can be given to: the name of a row's kind there, and its list here. */
const kindsOf = {
  category: 'categories',
  'sub-category': 'sub-categories',
  brand: 'brands',
  model: 'models',
  state: 'states',
  'ad-type': 'ad-types',
} as const;
const kindNames = Object.keys(kindsOf) as (keyof typeof kindsOf)[];

/** One choice, and the word is known: whoever searches for it finds what was chosen. */
export const SynonymForm = ({ query }: { query: string }) => {
  const { locale } = useRoom();
  const { site, select } = useSite();
  const { searches: own } = site;
  const { decide, busy, refusal } = useDecision();
  const tellSaved = useTellSaved();
  const [chosen, setChosen] = useState('');
  const answers = useQueries({ queries: kindNames.map((kind) => allRowsQuery(locale, kindsOf[kind])) });
  const options = kindNames.flatMap((kind, n) =>
    rowOptions(answers[n]?.data ?? [], 'name', locale).map((option) => ({
      ...option,
      value: `${kind} ${option.value}`,
      label: `${option.label} (${own.kinds[kind]})`,
    })),
  );
  const choose = async (value: string) => {
    setChosen(value);
    const [name, id] = value.split(' ');
    const kind = kindNames.find((one) => one === name);
    if (!kind || !id) return;
    const { done, message } = await decide(() =>
      api.post('/v1/moderation/search-misses/synonym', {
        query: { lang: locale },
        body: { query, kind, id },
      }),
    );
    if (done) tellSaved(message, paths.ads({ search: query }));
    else setChosen('');
  };
  return (
    <div className="w-full max-w-120">
      <LateSelect
        label={own.meaning}
        hint={own.meaningHint}
        labels={select}
        options={options}
        value={chosen}
        onChange={(value) => void choose(value)}
        rtl={locales[locale].dir === 'rtl'}
        loading={answers.some(({ isPending }) => isPending)}
        disabled={busy}
        autoFocus
        error={refusal ?? undefined}
      />
    </div>
  );
};
