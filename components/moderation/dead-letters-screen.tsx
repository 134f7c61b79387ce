import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { api } from '@/lib/api/browser';
import { type DeadLetter, deadLettersQuery } from '@/lib/api/queries/moderation';
import { fillIn } from '@/lib/i18n/fill-in';
import { localePath, paths } from '@/lib/paths';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Moment } from './moment';
import { useRoom } from './room';
import { Refused, Rows } from './states';
import { useDecision } from './use-decision';

const Letter = ({ letter }: { letter: DeadLetter }) => {
  const { locale, words } = useRoom();
  const { deadLetters: own } = words;
  const { decide, busy, refusal } = useDecision();
  const names: Record<string, string> = own.names;
  const call = { params: { id: letter.id }, query: { lang: locale } };
  return (
    <article className="mod-panel p-4 lg:p-5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-17 font-semibold">{names[letter.name] ?? letter.name}</span>
        {letter.account_id === null ? null : (
          <Link href={localePath(locale, paths.moderationAccount(letter.account_id))} className="mod-link">
            {own.account}
          </Link>
        )}
        <span className="ms-auto text-13 text-muted">
          <Moment date={letter.ended_at} />
        </span>
      </p>
      <p className="mt-3 break-words">
        <bdi dir="ltr">{letter.problem}</bdi>
      </p>
      <p className="mt-1 text-13 text-muted">
        {fillIn(own.attempts, { n: letter.attempts })}
        {letter.key === null ? null : (
          <>
            {' · '}
            <bdi dir="ltr">{letter.key}</bdi>
          </>
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="petrol"
          disabled={busy}
          onClick={() => void decide(() => api.post('/v1/moderation/dead-letters/{id}', call))}
        >
          <Icon name="rotate-ccw" size={18} />
          {own.retry}
        </Button>
        <Button
          variant="outline"
          disabled={busy}
          onClick={() => void decide(() => api.delete('/v1/moderation/dead-letters/{id}', call))}
        >
          {own.drop}
        </Button>
        <Refused text={refusal} />
      </div>
    </article>
  );
};

/** What could not be done after the last attempt: mails and the like, to try again or to drop. */
export const DeadLettersScreen = () => {
  const { locale, words } = useRoom();
  const { deadLetters: own } = words;
  const query = useInfiniteQuery(deadLettersQuery(locale));
  return (
    <>
      <p className="mb-5 text-muted">{own.text}</p>
      <Rows query={query} keyOf={({ id }) => id} empty={{ title: own.empty, text: own.emptyText }}>
        {(letter) => <Letter letter={letter} />}
      </Rows>
    </>
  );
};
