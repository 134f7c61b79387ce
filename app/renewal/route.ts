import { ApiError } from '@/lib/api/client';
import { postFor } from '@/lib/api/server';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';

export const dynamic = 'force-dynamic';

const mostBytes = 2_048;

const resultOf = (error: unknown) => (error instanceof ApiError && error.status === 409 ? 'full' : 'failed');

/**
 * Takes the form of the page that renews an ad by the link of a mail, for browsers without scripts. Any site may send
 * it: who has the link's secret may renew, and nobody else.
 */
export const POST = async (request: Request) => {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(length <= mostBytes)) return new Response('The form is too large.', { status: 413 });
  const fields = new URLSearchParams(await request.text());
  const said = fields.get('lang');
  const locale = isLocale(said) ? said : defaultLocale;
  const result = await postFor(request)('/v1/renewals', {
    query: { lang: locale },
    body: { token: fields.get('token') ?? '' },
  }).then(() => 'done' as const, resultOf);
  return new Response(null, {
    status: 303,
    headers: { location: localePath(locale, paths.renewed(result)), 'cache-control': 'no-store' },
  });
};
