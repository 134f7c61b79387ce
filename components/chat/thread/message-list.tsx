import { Fragment, memo, useMemo } from 'react';
import { Icon } from '../../ui/icon';
import type { ChatLabels } from '../chat-labels';
import { sayDay } from '../list/when';
import { asksForPayment } from '../payment-words';
import { Bubble } from './bubble';
import type { Row } from './rows';
import { Warning } from './warning';

type Props = { rows: readonly Row[]; name: string; labels: ChatLabels };

/** The last message of the other that speaks of paying first. */
const warnedAt = (rows: readonly Row[]): string | undefined =>
  rows.findLast((row) => row.kind === 'message' && !row.mine && asksForPayment(row.message.body))?.key;

/** What was said, day by day. */
export const MessageList = memo(({ rows, name, labels }: Props) => {
  const warned = useMemo(() => warnedAt(rows), [rows]);
  return (
    <ol className="chat-messages">
      {rows.map((row) => (
        <Fragment key={row.key}>
          {row.kind === 'day' ? (
            <li className="chat-day">
              <time dateTime={row.at.slice(0, 10)}>{sayDay(row.at, labels)}</time>
            </li>
          ) : row.kind === 'unread' ? (
            <li data-unread-line className="chat-new">
              <span>{labels.thread.unreadLine}</span>
            </li>
          ) : (
            <li>
              <Bubble message={row.message} mine={row.mine} first={row.first} name={name} labels={labels} />
              {row.key === warned ? <Warning labels={labels} /> : null}
            </li>
          )}
        </Fragment>
      ))}
    </ol>
  );
});

type BelowProps = { count: string | null; label: string; onClick: () => void };

/** The way back down for someone who reads further up, with what came meanwhile. */
export const ToEnd = ({ count, label, onClick }: BelowProps) => (
  <button type="button" onClick={onClick} aria-label={count ?? label} className="chat-to-end">
    <Icon name="arrow-down" size={18} />
    {count}
  </button>
);
