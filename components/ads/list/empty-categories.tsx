import { useQuery } from '@tanstack/react-query';
import { CategoryTiles } from '@/components/layout/category-tiles';
import { api } from '@/lib/api/browser';
import type { Locale } from '@/lib/i18n/locales';
import { sayCount } from '@/lib/i18n/plural';
import { localePath, paths } from '@/lib/paths';
import type { AdListLabels } from './ad-list-labels';

type Props = { labels: AdListLabels; locale: Locale };

/** Where else to look. Asked for only where a list is empty. */
export const EmptyCategories = ({ labels, locale }: Props) => {
  const { data = [] } = useQuery({
    queryKey: ['categories', locale],
    queryFn: async ({ signal }) =>
      (await api.get('/v1/category', { query: { lang: locale, per_page: 100 }, signal })).data,
  });
  const tiles = data.map(({ id, name, icon, count_ads: count }) => ({
    id,
    name,
    icon,
    href: localePath(locale, paths.ads({ category: [id] })),
    ads: count > 0 ? sayCount(labels.count, count, locale) : null,
  }));
  return <CategoryTiles title={labels.categories} tiles={tiles} className="mt-10" />;
};
