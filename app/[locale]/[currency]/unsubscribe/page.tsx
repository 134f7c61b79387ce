import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { AccountScreen } from '@/components/account/account-screen';
import { Outcome } from '@/components/form/outcome';
import { Button, LinkButton } from '@/components/ui/button';
import { messagesOf } from '@/lib/i18n/messages';
import { localePath, paths } from '@/lib/paths';
import { type AccountScreenProps, accountMetadata, firstOf, readLocale } from '../account-screen';

export const dynamic = 'force-dynamic';

export const generateMetadata = async ({ params }: AccountScreenProps): Promise<Metadata> =>
  accountMetadata(messagesOf(await readLocale(params)).unsubscribe.title);

/** Whether a link is about all mails or those of one search: what stands between the account and the signature. */
const isOfAll = (token: string) => /^\d+\.0\./.test(token);

/** Ends mails at a click and not by being opened: mail programs open links to look at them. Works without a script. */
export default async function UnsubscribePage({ params, searchParams }: AccountScreenProps) {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  const { unsubscribe } = messagesOf(locale);
  const query = await searchParams;
  const token = firstOf(query.token);
  const result = (['done', 'failed'] as const).find((known) => known === firstOf(query.result));
  if (result) {
    const { title, text } = unsubscribe.results[result];
    return (
      <AccountScreen locale={locale} title={unsubscribe.title}>
        <Outcome title={title} text={text} good={result === 'done'}>
          <LinkButton href={localePath(locale, paths.savedSearches)}>{unsubscribe.settings}</LinkButton>
        </Outcome>
      </AccountScreen>
    );
  }
  const action = `/api/v1/unsubscriptions?${new URLSearchParams({ lang: locale, token })}`;
  return (
    <AccountScreen
      locale={locale}
      title={unsubscribe.title}
      subtitle={isOfAll(token) ? unsubscribe.all : unsubscribe.search}
    >
      <form method="post" action={action}>
        <Button type="submit" size="lg" className="w-full">
          {unsubscribe.submit}
        </Button>
      </form>
    </AccountScreen>
  );
}
