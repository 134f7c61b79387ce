'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';

type Props = {
  address: string;
  title: string;
  className: string;
  labels: { share: string; shareAd: string; copy: string; copied: string; failed: string };
};

/** A desk's dialog, where there is one, offers less than the link does. */
const hasDialog = () => typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
const never = () => () => {};

/** On a phone the system's own dialog, elsewhere the link to paste. */
export const ShareButton = ({ address, title, className, labels }: Props) => {
  const dialog = useSyncExternalStore(never, hasDialog, () => false);
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(null), 4000);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(address) ?? Promise.reject()).then(
      () => setResult('copied'),
      () => setResult('failed'),
    );
  const share = () =>
    navigator.share({ title, url: address }).catch((error: unknown) => {
      // Who closes the dialog wants nothing more; a dialog that does not open leaves the link.
      if (!(error instanceof DOMException && error.name === 'AbortError')) return copy();
    });

  return (
    <button
      type="button"
      onClick={dialog ? share : copy}
      aria-label={dialog && !result ? labels.shareAd : undefined}
      className={className}
    >
      <Icon name={result === 'copied' ? 'check' : dialog ? 'share' : 'link'} size={16} />
      <span aria-live="polite">{labels[result ?? (dialog ? 'share' : 'copy')]}</span>
    </button>
  );
};
