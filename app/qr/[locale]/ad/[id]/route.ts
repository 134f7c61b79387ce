import { renderSVG } from 'uqr';
import { isLocale } from '@/lib/i18n/locales';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/seo';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ locale: string; id: string }> };

/** The address of an ad's page as a QR code, for paper: no screen asks for it. Whether there is such an ad it does not know. */
export const GET = async (_request: Request, { params }: Context) => {
  const { locale, id } = await params;
  if (!isLocale(locale) || !/^[1-9]\d{0,9}$/.test(id)) return new Response('Not Found 404', { status: 404 });
  // Medium correction: paper gets dirty.
  const svg = renderSVG(absoluteUrl(locale, paths.ad(Number(id))), { ecc: 'M', border: 2 });
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
};
