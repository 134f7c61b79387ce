import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type DraftName, dropDraft, readDraft, writeDraft } from './draft';
import { type KeptPhoto, keptOf, type Photo, type PhotoQueue } from './photos/photo-queue';
import type { AdValues } from './values';

const pause = 400;

type Options = {
  form: UseFormReturn<AdValues>;
  queue: PhotoQueue;
  photos: readonly Photo[];
  ad: number | null;
  /** Undefined until it is known who is here. */
  account: number | null | undefined;
  /** Those that the ad has already. */
  ownPhotos: readonly KeptPhoto[];
};

/** Nothing typed is ever lost: what changes is written down soon after, and is there when the form opens again. */
export const useDraft = ({ form, queue, photos, ad, account, ownPhotos }: Options) => {
  const [state, setState] = useState<'opening' | 'fresh' | 'restored'>('opening');
  const name = useRef<DraftName | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** The photographs as last written, or as they were found. */
  const known = useRef('');
  /** While the form fills itself in, nobody has typed anything. */
  const quiet = useRef(true);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (quiet.current || !name.current) return;
    const kept = queue.photos().map(keptOf);
    known.current = JSON.stringify(kept);
    writeDraft(name.current, { values: form.getValues(), photos: kept });
  }, [form, queue]);

  const fill = useCallback((act: () => void) => {
    const before = quiet.current;
    quiet.current = true;
    act();
    quiet.current = before;
  }, []);

  useEffect(() => {
    if (account === undefined || name.current) return;
    name.current = { ad, account };
    const draft = readDraft(name.current);
    if (draft) form.reset({ ...draft.values }, { keepDefaultValues: true });
    void queue.restore(draft?.photos ?? ownPhotos).then((restored) => {
      known.current = JSON.stringify(restored.map(keptOf));
      quiet.current = false;
      if (queue.photos().length > restored.length) write();
      setState(draft ? 'restored' : 'fresh');
    });
  }, [account, ad, form, queue, ownPhotos, write]);

  useEffect(() => {
    const typed = form.watch(() => {
      if (quiet.current) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(write, pause);
    });
    const leave = () => {
      if (timer.current !== undefined) write();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      typed.unsubscribe();
      leave();
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [form, write]);

  // A key that the server gave is written at once: the photograph itself is not kept any longer.
  useEffect(() => {
    if (!quiet.current && JSON.stringify(photos.map(keptOf)) !== known.current) write();
  }, [photos, write]);

  const drop = () => {
    quiet.current = true;
    clearTimeout(timer.current);
    timer.current = undefined;
    if (name.current) dropDraft(name.current);
  };

  return {
    state,
    /** Changes that are not the seller's own. */
    fill,
    /** The ad is written. */
    finish: drop,
    startAnew: (values: AdValues) => {
      drop();
      queue.clear();
      form.reset(values);
      void queue.restore(ownPhotos).then((restored) => {
        known.current = JSON.stringify(restored.map(keptOf));
        quiet.current = false;
        setState('fresh');
      });
    },
  };
};
