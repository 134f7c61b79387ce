import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { IconFile } from '@/components/ui/icon-file';
import { Link } from '@/components/ui/link';
import { StaticPart } from '@/components/ui/static-part';
import type { Category } from '@/lib/contract/reference';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';

type Props = { locale: Locale; categories: readonly Category[] };

export const CategoryStrip = async ({ locale, categories }: Props) => {
  const t = await getTranslations({ locale, namespace: 'layout' });
  return (
    <StaticPart as="nav" id="site-categories" aria-label={t('categories')} className="site-strip bg-surface">
      <ul
        className="category-strip page-width"
        style={{ '--categories': categories.length } as CSSProperties}
      >
        {categories.map(({ id, name, icon }) => (
          <li key={id}>
            <Link href={localePath(locale, paths.ads({ category: [id] }))} className="category-strip-link">
              <IconFile src={icon} size={40} />
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </StaticPart>
  );
};
