import dynamic from 'next/dynamic';
import { late } from './late';

/** The shared dropdown, which weighs 30 KB and comes after the page; its place is kept. */
export const LateSelect = dynamic(() => late(async () => (await import('./select')).Select), {
  ssr: false,
  loading: () => <div className="h-[4.625rem]" />,
});
