import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { messagesOf } from '@/lib/i18n/messages';
import { type AccountScreenProps, readLocale } from '../account-screen';
import { readOverview } from './read';

type Params = AccountScreenProps['params'];
type Name = keyof Messages['moderation']['sections'];

/** A title in the browser's tab, for moderators alone. */
export const titleFor = async (params: Params, say: (words: Messages) => string): Promise<Metadata> => {
  const locale = await readLocale(params);
  return (await readOverview(locale)) ? { title: say(messagesOf(locale)) } : {};
};

/** The title of a screen of moderators, in the browser's tab and above it. */
export const sectionTitle =
  (name: Name) =>
  ({ params }: { params: Params }) =>
    titleFor(params, ({ moderation }) => moderation.sections[name]);

type Props = {
  params: Params;
  /** One of the sections, or what the screen is called. */
  name: Name | ((words: Messages) => string);
  /** Where the screen has a heading of its own and needs the height. */
  titleHidden?: boolean;
  children: ReactNode;
};

/**
 * One screen of moderators. It looks for itself who asks: a page is rendered beside its layout, and what it needs would
 * be sent although the layout has refused.
 */
export const Screen = async ({ params, name, titleHidden, children }: Props) => {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  if (!(await readOverview(locale))) notFound();
  const words = messagesOf(locale);
  return (
    <>
      <h1 className={titleHidden ? 'sr-only' : 'display mt-6 mb-5 text-26'}>
        {typeof name === 'function' ? name(words) : words.moderation.sections[name]}
      </h1>
      {titleHidden ? <div className="mt-5">{children}</div> : children}
    </>
  );
};
