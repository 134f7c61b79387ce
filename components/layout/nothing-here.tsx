import { getTranslations } from 'next-intl/server';
import { RecentAds } from '@/components/ads/recent/recent-ads';
import { LinkButton } from '@/components/ui/button';
import type { Category } from '@/lib/contract/reference';
import { formatNumber } from '@/lib/format/numbers';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { CategoryTiles } from './category-tiles';
import { HeaderSearch } from './header-search';

type Props = {
  locale: Locale;
  currency: string;
  /** None where they could not be read. */
  categories: readonly Category[];
};

/** What there is when there is nothing: the way to everything else. */
export const NothingHere = async ({ locale, currency, categories }: Props) => {
  const t = await getTranslations({ locale });
  const links = [
    [t('layout.home'), paths.home],
    [t('layout.allAds'), paths.ads()],
    [t('layout.faq'), paths.faq],
    [t('layout.contact'), paths.contact],
  ] as const;
  return (
    <main>
      <div className="page-width section">
        <div className="max-w-prose">
          <h1 className="display text-34 md:text-46">{t('notFound.title')}</h1>
          <p className="mt-3 text-17 text-muted">{t('notFound.text')}</p>
          <HeaderSearch locale={locale} className="mt-8" />
          <p className="mt-8">{t('notFound.links')}</p>
          <ul className="mt-3 flex flex-wrap gap-3">
            {links.map(([text, path]) => (
              <li key={path}>
                <LinkButton href={localePath(locale, path)} variant="outline">
                  {text}
                </LinkButton>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <CategoryTiles
        className="page-width pb-16"
        title={t('home.categories.title')}
        tiles={categories.map(({ id, name, icon, count_ads: count }) => ({
          id,
          name,
          icon,
          href: localePath(locale, paths.ads({ category: [id] })),
          ads: count > 0 ? t('home.categories.ads', { count, n: formatNumber(count, locale) }) : null,
        }))}
      />
      <RecentAds locale={locale} currency={currency} />
    </main>
  );
};
