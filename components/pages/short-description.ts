import { truncate } from '@/lib/format/truncate';

const shortLength = 200;

/** What an information page says of itself above its text. */
export const shortDescription = (text: string): string => truncate(text, shortLength, '...');
