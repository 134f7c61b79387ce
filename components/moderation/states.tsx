import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../ui/classes';
import { More } from '../ui/more';
import { FailedNotice, Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import { useRoom } from './room';

export const Empty = (words: { title: string; text?: string }) => <Notice icon="badge-check" {...words} />;

/** What the server said against a decision. */
export const Refused = ({ text }: { text: string | null }) => (
  <div role="alert" className="w-full empty:hidden">
    {text ? <p className="text-bad">{text}</p> : null}
  </div>
);

const Loading = ({ rows, rowClassName }: { rows: number; rowClassName: string }) => {
  const { words } = useRoom();
  return (
    <div aria-busy className="grid gap-3">
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Skeleton key={index} className={classes('w-full', rowClassName)} />
      ))}
    </div>
  );
};

type Query = { isPending: boolean; isError: boolean; data: unknown; refetch: () => unknown };

type Props = {
  query: Query;
  empty?: ReactNode;
  rows?: number;
  /** The height of what will stand there. */
  rowClassName?: string;
  children: () => ReactNode;
};

/** What is asked for, or why it is not there. `empty` stands where there is nothing to show. */
export const Loaded = ({ query, empty, rows = 4, rowClassName = 'h-24', children }: Props) => {
  const { words } = useRoom();
  if (query.isPending) return <Loading rows={rows} rowClassName={rowClassName} />;
  if (query.isError && query.data === undefined)
    return <FailedNotice title={words.failed} retry={words.retry} onRetry={() => void query.refetch()} />;
  return empty ?? children();
};

type MoreProps = ComponentProps<typeof More>['query'];

export const ShowMore = ({ query }: { query: MoreProps }) => {
  const { more, loading, failed } = useRoom().words;
  return <More query={query} labels={{ seeMore: more, loadingMore: loading, failed }} className="mt-5" />;
};

type RowsProps<Row> = {
  query: Query & MoreProps & { data: { pages: { data: readonly Row[] }[] } | undefined };
  keyOf: (row: Row) => number | string;
  empty: { title: string; text?: string };
  className?: string;
  /** Of each row. */
  rowClassName?: string;
  children: (row: Row) => ReactNode;
};

/** A list that comes page by page, with all its states. */
export const Rows = <Row,>({ query, keyOf, empty, className, rowClassName, children }: RowsProps<Row>) => {
  const rows = (query.data?.pages ?? []).flatMap(({ data }) => data);
  return (
    <Loaded query={query} empty={rows.length ? undefined : <Empty {...empty} />}>
      {() => (
        <>
          <ul className={className ?? 'grid gap-4'}>
            {rows.map((row) => (
              <li key={keyOf(row)} className={rowClassName}>
                {children(row)}
              </li>
            ))}
          </ul>
          <ShowMore query={query} />
        </>
      )}
    </Loaded>
  );
};
