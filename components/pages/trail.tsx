import { useTranslations } from 'next-intl';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { JsonLd } from '@/components/ui/json-ld';
import { StaticPart } from '@/components/ui/static-part';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/seo';

type Step = { name: string; path: string };

/** The way from the home page to here, for readers and for search engines; `steps` ends with the page itself. */
export const Trail = ({ locale, steps }: { locale: Locale; steps: Step[] }) => {
  const t = useTranslations('information');
  const all = [{ name: t('home'), path: paths.home }, ...steps];
  return (
    <>
      <StaticPart id="trail">
        <Breadcrumbs
          label={t('breadcrumbs')}
          items={all.map(({ name, path }) => ({ name, href: localePath(locale, path) }))}
        />
      </StaticPart>
      <JsonLd
        id="facts-of-trail"
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: all.map(({ name, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: absoluteUrl(locale, path),
          })),
        }}
      />
    </>
  );
};
