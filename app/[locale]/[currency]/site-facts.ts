import type { Settings, SocialLink } from '@/lib/contract/wordings';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl, siteUrl } from '@/lib/seo';

/** Who runs the site and how it is searched, in the words of schema.org. */
export const siteFacts = (locale: Locale, site: Settings, socialLinks: readonly SocialLink[]) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${siteUrl}/#organization`,
      name: site.company_name,
      description: site.descriptionSite,
      url: absoluteUrl(locale, '/'),
      logo: new URL('/icons/icon-512.png', siteUrl).href,
      sameAs: socialLinks.map(({ link }) => link),
    },
    {
      '@type': 'WebSite',
      '@id': `${siteUrl}/#website`,
      name: site.company_name,
      url: absoluteUrl(locale, '/'),
      inLanguage: locale,
      publisher: { '@id': `${siteUrl}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(locale, '/ads')}?search={search}` },
        'query-input': 'required name=search',
      },
    },
  ],
});
