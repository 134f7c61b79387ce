import { useEffect } from 'react';

/** What was searched for stays in the field of the header, which is the same on every page, to be changed there. */
export const useSearchField = (search: string) => {
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>('header input[name="search"]');
    if (field && field !== document.activeElement) field.value = search;
  }, [search]);
};
