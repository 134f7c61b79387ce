import { Skeleton } from './skeleton';

/** Holds the place of a form: so many fields, two to a row where there is room. */
export const FormSkeleton = ({ fields }: { fields: number }) => (
  <div aria-hidden className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
    {Array.from({ length: fields }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      <div key={index}>
        <Skeleton className="mb-2.5 h-4 w-28" />
        <Skeleton className="h-11 w-full" />
      </div>
    ))}
  </div>
);
