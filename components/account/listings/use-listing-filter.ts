import { useEffect, useRef, useState } from 'react';
import type { ListingFilter, ListingStatus } from '@/lib/api/queries/own';
import { pauseBeforeAsking } from '@/lib/api/queries/pace';

/** The address says what is shown, so that a reload shows it again. */
const keepInAddress = ({ search, status }: ListingFilter) => {
  const params = new URLSearchParams();
  if (status) params.set('status', status);
  if (search) params.set('search', search);
  window.history.replaceState(null, '', params.size ? `?${params}` : window.location.pathname);
};

export const useListingFilter = (start: ListingFilter) => {
  const [filter, setFilter] = useState(start);
  const [typed, setTyped] = useState(start.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (next: ListingFilter) => {
    clearTimeout(timer.current);
    setFilter(next);
    keepInAddress(next);
  };
  return {
    typed,
    filter,
    type: (text: string) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => show({ ...filter, search: text.trim() }), pauseBeforeAsking);
    },
    choose: (status: ListingStatus | null) => show({ search: typed.trim(), status }),
    clear: () => {
      setTyped('');
      show({ search: '', status: null });
    },
  };
};
