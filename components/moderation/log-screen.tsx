import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from '@/components/ui/link';
import { type Decision, type LogFilters, logQuery } from '@/lib/api/queries/moderation';
import { localePath, paths } from '@/lib/paths';
import { FieldLabel } from '../ui/field-label';
import { useActionNames } from './decisions';
import { Moment } from './moment';
import { useRoom } from './room';
import { isKind } from './site/kinds';
import { isSettingGroup } from './site/settings';
import { Empty, Loaded, ShowMore } from './states';

type FilterProps = {
  label: string;
  all: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

const Filter = ({ label, all, value, options, onChange }: FilterProps) => {
  const id = useId();
  return (
    <div className="w-full sm:w-60">
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="field-box plain-select ps-3"
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
};

/** Where a subject can be looked at, if it can. */
const screenOf = ({ subject, subject_id: id, action }: Decision): string | null => {
  if (subject === 'ad') return paths.moderationAd(Number(id));
  if (subject === 'account') return paths.moderationAccount(Number(id));
  if (subject === 'search') return paths.moderationSearches;
  if (subject === 'setting') return isSettingGroup(id) ? paths.moderationSettings(id) : null;
  if (!isKind(subject)) return null;
  const isOne = action === 'content.create' || action === 'content.change';
  return isOne ? paths.moderationRow(subject, id) : paths.moderationKind(subject);
};

/** Of what the site says, which kind it is belongs to its name. */
const nameOf = ({ subject, subject_id: id, title, action }: Decision, kind: string): string => {
  if (action === 'content.order') return kind;
  if (title === null) return `${kind} ${id}`;
  return isKind(subject) || subject === 'setting' || subject === 'search' ? `${kind}: ${title}` : title;
};

const Subject = ({ entry }: { entry: Decision }) => {
  const { locale, words } = useRoom();
  const names: Record<string, string> = words.log.subjects;
  const kind = names[entry.subject] ?? entry.subject;
  const jobs: Record<string, string> = words.deadLetters.names;
  const job = entry.subject === 'job' && entry.title !== null ? jobs[entry.title] : undefined;
  const name = job ?? nameOf(entry, kind);
  const path = screenOf(entry);
  if (!path) return <bdi>{name}</bdi>;
  return (
    <Link href={localePath(locale, path)} className="mod-link">
      <bdi>{name}</bdi>
    </Link>
  );
};

/** Who decided what, when and why. */
export const LogScreen = () => {
  const { locale, words } = useRoom();
  const { log: own } = words;
  const actions = useActionNames();
  const [filters, setFilters] = useState<LogFilters>({ actor: '', action: '', subject: '' });
  const query = useInfiniteQuery(logQuery(locale, filters));
  const pages = query.data?.pages ?? [];
  const rows = pages.flatMap(({ data }) => data);
  const [moderators, setModerators] = useState<{ id: number; name: string }[]>([]);
  const known = pages[0]?.moderators;
  if (known && known !== moderators && known.length !== moderators.length) setModerators(known);
  const set = (name: keyof LogFilters) => (value: string) =>
    setFilters((before) => ({ ...before, [name]: value }));
  return (
    <>
      <p className="mb-5 max-w-prose text-muted">{own.text}</p>
      <div className="mb-6 flex flex-wrap gap-4">
        <Filter
          label={own.who}
          all={own.anyone}
          value={filters.actor}
          options={moderators.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={set('actor')}
        />
        <Filter
          label={own.what}
          all={own.anything}
          value={filters.action}
          options={Object.entries(actions).map(([value, label]) => ({ value, label }))}
          onChange={set('action')}
        />
        <Filter
          label={own.about}
          all={own.anything}
          value={filters.subject}
          options={Object.entries(own.subjects).map(([value, label]) => ({ value, label }))}
          onChange={set('subject')}
        />
      </div>
      <Loaded query={query} rows={6} empty={rows.length ? undefined : <Empty title={own.empty} />}>
        {() => (
          <>
            <ol className="mod-panel mod-log">
              {rows.map((entry) => (
                <li key={entry.id}>
                  <span className="text-13 text-muted">
                    <Moment date={entry.date} />
                  </span>
                  <span>
                    <bdi>{entry.actor?.name ?? words.ad.operator}</bdi>
                  </span>
                  <span className="font-semibold">{actions[entry.action] ?? entry.action}</span>
                  <span className="min-w-0">
                    <Subject entry={entry} />
                    {entry.reason ? (
                      <span dir="auto" className="block whitespace-pre-line text-13 text-muted">
                        {entry.reason}
                      </span>
                    ) : null}
                  </span>
                </li>
              ))}
            </ol>
            <ShowMore query={query} />
          </>
        )}
      </Loaded>
    </>
  );
};
