import type { Conversation } from '@/lib/contract/chat';
import { fillIsolated } from '@/lib/i18n/fill-in';
import { localePath, paths } from '@/lib/paths';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Skeleton } from '../../ui/skeleton';
import type { ChatLabels } from '../chat-labels';

const widths = ['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5'];

export const ThreadLoading = ({ label }: { label: string }) => (
  <div aria-busy className="grid gap-4">
    <p role="status" className="sr-only">
      {label}
    </p>
    {widths.map((width, n) => (
      <Skeleton key={width} className={`h-12 ${width} ${n % 2 ? 'ms-auto' : ''}`} />
    ))}
  </div>
);

type OpeningProps = { conversation: Conversation; labels: ChatLabels; onChoose: (text: string) => void };

/** Nobody has written yet: what one may begin with. */
export const Opening = ({ conversation: { person }, labels, onChoose }: OpeningProps) => {
  const { thread } = labels;
  return (
    <div className="chat-empty">
      <Icon name="message" size={32} className="text-muted" />
      <p className="mt-4 text-17 font-semibold">{fillIsolated(thread.begin, { name: person.username })}</p>
      <p className="mt-1 text-muted">{thread.beginText}</p>
      <ul className="mt-6 flex flex-wrap justify-center gap-2">
        {[thread.opener1, thread.opener2, thread.opener3].map((text) => (
          <li key={text}>
            <button type="button" onClick={() => onChoose(text)} className="chat-opener">
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** An address that is no conversation of this member. */
export const NoThread = ({ labels: { failed, thread, locale } }: { labels: ChatLabels }) => (
  <div className="chat-empty">
    <h1 className="text-20">{failed.missing}</h1>
    <p className="mt-2 text-muted">{failed.missingText}</p>
    <LinkButton href={localePath(locale, paths.conversations)} variant="outline" className="mt-6">
      {thread.back}
    </LinkButton>
  </div>
);
