import { Skeleton } from '../ui/skeleton';

const shown = 8;

/** Cards of plans that are on their way, line by line as tall as what will stand there. */
export const PlanSkeletons = ({ label }: { label: string }) => (
  <div aria-busy className="mt-6 grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
    <p role="status" className="sr-only">
      {label}
    </p>
    {Array.from({ length: shown }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      <div key={index} aria-hidden className="rounded border border-line bg-surface p-6">
        <Skeleton className="h-8 w-24" />
        <Skeleton className="mt-4 h-11 w-40" />
        <div className="mt-6 mb-8 grid gap-3.5 border-t border-line pt-4">
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-4 w-28" />
        </div>
        <Skeleton className="h-11 w-full" />
      </div>
    ))}
  </div>
);
