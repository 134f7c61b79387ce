import { Button } from './button';
import { classes } from './classes';
import { WhenBack } from './line';

type Props = {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  labels: { seeMore: string; loadingMore: string; failed: string };
  className?: string;
};

/** The next page of a list, below those that are there. */
export const More = ({ query, labels, className = 'mt-8' }: Props) => {
  if (!query.hasNextPage) return null;
  const read = () => void query.fetchNextPage();
  return (
    <div className={classes('text-center', className)}>
      {query.isFetchNextPageError ? (
        <>
          <p role="alert" className="mb-3 text-bad">
            {labels.failed}
          </p>
          <WhenBack act={read} />
        </>
      ) : null}
      <Button variant="outline" disabled={query.isFetchingNextPage} onClick={read}>
        {query.isFetchingNextPage ? labels.loadingMore : labels.seeMore}
      </Button>
    </div>
  );
};
