import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { AccountScreen } from '@/components/account/account-screen';
import { plainTitle } from '@/components/ads/shown-title';
import { Outcome } from '@/components/form/outcome';
import { Button, LinkButton } from '@/components/ui/button';
import { readPublic } from '@/lib/api/server';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { localePath, paths } from '@/lib/paths';
import { type AccountScreenProps, accountMetadata, firstOf, readLocale } from '../../account-screen';

export const dynamic = 'force-dynamic';

export const generateMetadata = async ({ params }: AccountScreenProps): Promise<Metadata> =>
  accountMetadata(messagesOf(await readLocale(params)).renewal.title);

/** What the link is about, if everybody may see it. */
const titleOf = async (token: string, locale: Locale): Promise<string | null> => {
  const [, id] = /^(\d{1,9})\./.exec(token) ?? [];
  if (id === undefined) return null;
  return readPublic('/v1/ads/{id}', { params: { id }, query: { lang: locale } }).then(
    ({ data }) => plainTitle(data, locale),
    () => null,
  );
};

/** Renews at a click and not by being opened: mail programs open links to look at them. Works without a script. */
export default async function RenewPage({ params, searchParams }: AccountScreenProps) {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  const { renewal } = messagesOf(locale);
  const query = await searchParams;
  const token = firstOf(query.token);
  const result = (['done', 'full', 'failed'] as const).find((known) => known === firstOf(query.result));
  if (result) {
    return (
      <AccountScreen locale={locale} title={renewal.title}>
        <Outcome
          title={renewal.results[result].title}
          text={renewal.results[result].text}
          good={result === 'done'}
        >
          <LinkButton href={localePath(locale, paths.myListings)}>{renewal.listings}</LinkButton>
        </Outcome>
      </AccountScreen>
    );
  }
  const title = await titleOf(token, locale);
  return (
    <AccountScreen locale={locale} title={renewal.title} subtitle={renewal.text}>
      <form method="post" action={`/api/v1/renewals?lang=${locale}`} className="grid gap-5">
        {title ? (
          <p className="font-semibold">
            <bdi>{title}</bdi>
          </p>
        ) : null}
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="lg" className="w-full">
          {renewal.submit}
        </Button>
      </form>
    </AccountScreen>
  );
}
