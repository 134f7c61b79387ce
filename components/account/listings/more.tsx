import { Button } from '@/components/ui/button';
import { WhenBack } from '@/components/ui/line';

type Props = {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  labels: { seeMore: string; loadingMore: string; failed: string };
};

/** The next page of a list, below those that are there. */
export const More = ({ query, labels }: Props) => {
  if (!query.hasNextPage) return null;
  const read = () => void query.fetchNextPage();
  return (
    <div className="mt-8 text-center">
      {query.isFetchNextPageError ? (
        <>
          <p role="alert" className="mb-3 text-bad">
            {labels.failed}
          </p>
          <WhenBack act={read} />
        </>
      ) : null}
      <Button variant="outline" size="lg" disabled={query.isFetchingNextPage} onClick={read}>
        {query.isFetchingNextPage ? labels.loadingMore : labels.seeMore}
      </Button>
    </div>
  );
};
