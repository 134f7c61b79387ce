import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { messagesOf } from '@/lib/i18n/messages';
import { type AccountScreenProps, readLocale } from '../account-screen';

type Name = keyof Messages['moderation']['sections'];

/** The title of a screen of moderators, in the browser's tab and above it. */
export const sectionTitle =
  (name: Name) =>
  async ({ params }: AccountScreenProps): Promise<Metadata> => ({
    title: messagesOf(await readLocale(params)).moderation.sections[name],
  });

type Props = { params: AccountScreenProps['params']; name: Name; children: ReactNode };

export const Screen = async ({ params, name, children }: Props) => {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  return (
    <>
      <h1 className="display mt-6 mb-5 text-26">{messagesOf(locale).moderation.sections[name]}</h1>
      {children}
    </>
  );
};
