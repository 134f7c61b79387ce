import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { AskDialog } from '../ask-dialog';
import { useSite } from './site-room';

/** What a click would leave the page for; null where it stays, or opens beside it. */
const wayOut = (event: MouseEvent): string | null => {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download'))
    return null;
  const to = new URL(link.href, location.href);
  if (!/^https?:$/.test(to.protocol)) return null;
  // To another place on the same page.
  if (to.hash && to.href.split('#')[0] === location.href.split('#')[0]) return null;
  return to.origin === location.origin ? to.pathname + to.search + to.hash : to.href;
};

/** The back button, in browsers that let a page hold it. */
type Traverse = Event & { navigationType: string; destination: { key: string } };
type Navigation = EventTarget & { traverseTo: (key: string) => void };
const navigationOf = () => (window as { navigation?: Navigation }).navigation;

/** Asks before what was typed is left behind by a click, the back button, or by closing the page. */
export const UnsavedGuard = ({ unsaved }: { unsaved: boolean }) => {
  const { site } = useSite();
  const router = useRouter();
  const [leave, setLeave] = useState<{ go: () => void } | null>(null);

  useEffect(() => {
    if (!unsaved) return;
    const navigation = navigationOf();
    let leaving = false;
    const going = (go: () => void) => () => {
      leaving = true;
      go();
    };
    const click = (event: MouseEvent) => {
      const to = wayOut(event);
      if (to === null || leaving) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave({ go: going(() => (to.startsWith('/') ? router.push(to) : location.assign(to))) });
    };
    const unload = (event: BeforeUnloadEvent) => {
      if (!leaving) event.preventDefault();
    };
    const navigate = (event: Event) => {
      const { navigationType, destination } = event as Traverse;
      if (leaving || navigationType !== 'traverse' || !event.cancelable) return;
      event.preventDefault();
      setLeave({ go: going(() => navigation?.traverseTo(destination.key)) });
    };
    document.addEventListener('click', click, true);
    window.addEventListener('beforeunload', unload);
    navigation?.addEventListener('navigate', navigate);
    return () => {
      document.removeEventListener('click', click, true);
      window.removeEventListener('beforeunload', unload);
      navigation?.removeEventListener('navigate', navigate);
    };
  }, [unsaved, router]);

  return (
    <AskDialog
      open={leave !== null}
      title={site.unsaved.title}
      text={site.unsaved.text}
      confirm={site.unsaved.leave}
      keep={site.unsaved.stay}
      danger
      onClose={() => setLeave(null)}
      onConfirm={() => {
        const go = leave?.go;
        setLeave(null);
        go?.();
      }}
    />
  );
};
