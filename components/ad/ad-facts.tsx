import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import type { AdFilters } from '@/lib/ad-filters';
import type { Ad } from '@/lib/contract/ads';
import { formatHours } from '@/lib/format/units';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { distanceInBothUnits, factInBothUnits } from './both-units';
import { yearOf } from './machine-name';

/** `key`: of a fact, which may be called like another. */
type Row = { key?: string; label: string; value: ReactNode };

/** The facts of an ad in the order in which buyers ask for them; what was not said has no row. */
const useRows = (ad: Ad, locale: Locale): Row[] => {
  const t = useTranslations('ad');
  const year = yearOf(ad);
  const ads = (name: string, filters: Partial<AdFilters>) => (
    <Link href={localePath(locale, paths.ads(filters))} className="text-petrol hover:underline">
      <bdi>{name}</bdi>
    </Link>
  );
  const category = [ad.category.id];
  const rows: (Row | null)[] = [
    { label: t('facts.adType'), value: ad.ad_type.name },
    { label: t('facts.category'), value: ads(ad.category.name, { category }) },
    ad.sub_category && {
      label: t('facts.subCategory'),
      value: ads(ad.sub_category.name, { category, subCategory: [ad.sub_category.id] }),
    },
    ad.brand && { label: t('facts.brand'), value: ads(ad.brand.name, { category, brand: [ad.brand.id] }) },
    ad.car_model && { label: t('facts.model'), value: <bdi>{ad.car_model.name}</bdi> },
    year === null ? null : { label: t('facts.year'), value: year },
    ad.hours === null ? null : { label: t('facts.hours'), value: <bdi>{formatHours(ad.hours, locale)}</bdi> },
    ad.distance === null
      ? null
      : {
          label: t('facts.distance'),
          value: <bdi>{distanceInBothUnits(ad.distance, ad.distance_type, locale)}</bdi>,
        },
    ...ad.facts.map((fact) => ({
      key: fact.key,
      label: fact.name,
      value: <bdi>{factInBothUnits(fact)}</bdi>,
    })),
    { label: t('facts.vat'), value: t(`vat.${ad.vat}`) },
    { label: t('facts.state'), value: ad.state?.name ?? t('noState') },
    ad.zip_code ? { label: t('facts.zipCode'), value: <bdi>{ad.zip_code}</bdi> } : null,
  ];
  return rows.filter((row) => row !== null);
};

export const AdFacts = ({ ad, locale }: { ad: Ad; locale: Locale }) => (
  <dl className="ad-facts">
    {useRows(ad, locale).map(({ key, label, value }) => (
      <div key={key ?? label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
