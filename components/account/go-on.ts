import type { useRouter } from 'next/navigation';
import { locales } from '@/lib/i18n/locales';
import { isProtected } from '@/lib/paths';

const plain = (address: string) => {
  const prefix = Object.values(locales).find(
    ({ prefix }) => prefix && address.startsWith(`${prefix}/`),
  )?.prefix;
  return address.slice(prefix?.length ?? 0);
};

/**
 * Where someone goes who has just signed in. The router remembers that a protected screen sent them here, and would do
 * so again without asking: such a screen is loaded anew.
 */
export const goOn = (router: ReturnType<typeof useRouter>, next: string) => {
  if (isProtected(new URL(plain(next), location.origin).pathname)) location.replace(next);
  else router.replace(next);
};
