import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { SectionHeading } from '@/components/ui/section-heading';
import { StaticPart } from '@/components/ui/static-part';
import type { Category } from '@/lib/contract/reference';
import { formatNumber } from '@/lib/format/numbers';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { CategoryTile } from './category-tile';

type Props = { locale: Locale; categories: readonly Category[] };

const columnCounts = [3, 4, 5, 6, 7];

/** What the last row of the sheet leaves open, for each number of columns that home.css knows. */
const lastRow = (tiles: number) => {
  const open = columnCounts.map((columns) => [columns, (columns - (tiles % columns)) % columns] as const);
  return {
    cells: Object.fromEntries(open.map(([columns, cells]) => [`--open-${columns}`, cells])) as CSSProperties,
    full: open.flatMap(([columns, cells]) => (cells === 0 ? [columns] : [])).join(' '),
  };
};

export const CategoryGrid = async ({ locale, categories }: Props) => {
  const t = await getTranslations({ locale });
  const { cells, full } = lastRow(categories.length);
  return (
    <StaticPart
      as="section"
      id="home-category-grid"
      aria-labelledby="home-categories"
      className="below section page-width [--about:47rem] lg:[--about:33rem]"
    >
      <SectionHeading id="home-categories" title={t('home.categories.title')} />
      <ul className="category-grid mt-6" style={cells}>
        {categories.map(({ id, name, icon, count_ads: count }) => (
          <li key={id}>
            <CategoryTile
              href={localePath(locale, paths.ads({ category: [id] }))}
              icon={icon}
              name={name}
              ads={count > 0 ? t('home.categories.ads', { count, n: formatNumber(count, locale) }) : null}
            />
          </li>
        ))}
        <li className="category-grid-rest" data-full={full}>
          <Link href={localePath(locale, paths.ads())} className="category-tile justify-center">
            <span className="flex items-center gap-2 font-semibold text-petrol">
              {t('layout.allAds')}
              <Icon name="arrow-right" directional />
            </span>
          </Link>
        </li>
      </ul>
    </StaticPart>
  );
};
