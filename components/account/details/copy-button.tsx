import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';

type Props = { text: string; labels: { copy: string; copied: string; failed: string } };

/** Puts a text on the clipboard and says so, or that there is none: browsers lend it to pages on https alone. */
export const CopyButton = ({ text, labels }: Props) => {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(null), 4000);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => setResult('copied'),
      () => setResult('failed'),
    );
  return (
    <Button variant="outline" size="sm" onClick={copy}>
      <span aria-live="polite">{labels[result ?? 'copy']}</span>
    </Button>
  );
};
