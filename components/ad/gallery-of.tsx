import { useLocale, useTranslations } from 'next-intl';
import { plainTitle } from '@/components/ads/shown-title';
import { Picture } from '@/components/ui/picture';
import type { Ad } from '@/lib/contract/ads';
import { GalleryLater } from './gallery-later';

/** The pictures of an ad with what they are called in the page's language. */
export const GalleryOf = ({ ad }: { ad: Ad }) => {
  const t = useTranslations('ad.gallery');
  const common = useTranslations('common');
  const locale = useLocale();
  const total = ad.pictures.length;
  if (!total) {
    return (
      <div className="-mx-4 sm:mx-0">
        <Picture alt="" width={1200} height={800} label={t('none')} className="sm:rounded" />
      </div>
    );
  }
  const pictures = ad.pictures.map(({ src, srcset, illustration }) => ({ src, srcset, illustration }));
  const gaps = { title: '{title}', n: '{n}', total: '{total}' };
  const labels = {
    label: t('label'),
    none: t('none'),
    next: t('next'),
    previous: t('previous'),
    pause: t('pause'),
    play: t('play'),
    enlarge: t('enlarge'),
    close: common('close'),
    thumbnails: t('thumbnails'),
    show: t('show', gaps),
    title: plainTitle(ad, locale),
    picture: t('picture', gaps),
    drawing: t('drawing', gaps),
  };
  return (
    <>
      <GalleryLater pictures={pictures} labels={labels} />
      {ad.pictures.some(({ illustration }) => illustration) ? (
        <p className="mt-2 text-13 text-muted">{t('drawingNote')}</p>
      ) : null}
    </>
  );
};
