import { useEffect, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';

/** Of the dark cells, a square each, in rows from the top. */
const pathOf = (rows: readonly boolean[][]) =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** Black on white whatever the colours of the page: that is what cameras read. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const [code, setCode] = useState<{ size: number; path: string } | null>(null);
  useEffect(() => {
    void import('uqr').then(({ encode }) => {
      const { size, data } = encode(text, { border: 3 });
      setCode({ size, path: pathOf(data) });
    });
  }, [text]);
  if (!code) return <Skeleton className="size-44 sm:size-52" />;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className="size-44 rounded border border-line sm:size-52"
    >
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  );
};
