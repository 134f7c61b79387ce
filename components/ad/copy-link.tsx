'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';

type Props = {
  address: string;
  className: string;
  labels: { copy: string; copied: string; failed: string };
};

export const CopyLink = ({ address, className, labels }: Props) => {
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

  return (
    <button type="button" onClick={copy} className={className}>
      <Icon name={result === 'copied' ? 'check' : 'link'} size={16} />
      <span aria-live="polite">{labels[result ?? 'copy']}</span>
    </button>
  );
};
