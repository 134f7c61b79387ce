import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { sendPicture } from '@/lib/api/send-picture';
import type { Locale } from '@/lib/i18n/locales';
import { createPhotoQueue, isUnderWay, type Photo, type PhotoQueue } from './photo-queue';
import { photoVault } from './photo-vault';
import { shrinkPhoto } from './shrink-photo';

const none: readonly Photo[] = [];

type Options = { locale: Locale; most: number; signedIn: boolean; onSignedOut: () => void; leave: string };

/** The photographs of the form, and a word to whoever leaves while they are on their way. */
export const usePhotos = ({ locale, most, signedIn, onSignedOut, leave }: Options) => {
  const now = useRef({ signedIn, onSignedOut });
  now.current = { signedIn, onSignedOut };
  const queue: PhotoQueue = useMemo(
    () =>
      createPhotoQueue({
        most,
        shrink: shrinkPhoto,
        send: (photo, sending) => sendPicture(photo, { lang: locale, ...sending }),
        vault: photoVault,
        isSignedIn: () => now.current.signedIn,
        onSignedOut: () => now.current.onSignedOut(),
      }),
    [locale, most],
  );
  const photos = useSyncExternalStore(queue.subscribe, queue.photos, () => none);
  const underWay = photos.some(isUnderWay);

  useEffect(() => {
    queue.open();
    return queue.close;
  }, [queue]);

  useEffect(() => {
    if (signedIn) queue.resume();
    window.addEventListener('online', queue.resume);
    return () => window.removeEventListener('online', queue.resume);
  }, [signedIn, queue]);

  useEffect(() => {
    if (!underWay) return;
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!link || link.getAttribute('target') === '_blank' || link.getAttribute('href')?.startsWith('#'))
        return;
      if (!window.confirm(leave)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    window.addEventListener('beforeunload', unload);
    document.addEventListener('click', click, true);
    return () => {
      window.removeEventListener('beforeunload', unload);
      document.removeEventListener('click', click, true);
    };
  }, [underWay, leave]);

  /** A picture that does not load may only be out of reach; one that the server does not know is gone. */
  const check = async (id: string, gone: string) => {
    const src = queue.photos().find((photo) => photo.id === id)?.src;
    const answer = src ? await fetch(src, { method: 'HEAD' }).catch(() => null) : null;
    if (answer && [404, 410].includes(answer.status)) queue.lose(id, gone);
  };

  return { queue, photos, check };
};
