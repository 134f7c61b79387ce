import type { MetadataRoute } from 'next';
import { getPublic } from '@/lib/api/server';
import { defaultLocale } from '@/lib/i18n/locales';

export const dynamic = 'force-dynamic';

const icon = (file: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { data: settings } = await getPublic('/v1/setting', { query: { lang: defaultLocale } });
  return {
    id: '/',
    name: settings.titleSite,
    short_name: settings.company_name,
    description: settings.descriptionSite,
    start_url: '/',
    display: 'standalone',
    background_color: '#fbfaf7',
    theme_color: '#2a3037',
    icons: [icon('icon-192', 192), icon('icon-512', 512), icon('icon-maskable-512', 512, 'maskable')],
  };
}
