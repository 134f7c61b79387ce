import { getTranslations } from 'next-intl/server';
import { ShareButton } from '@/components/ad/share-button';
import { Trail } from '@/components/pages/trail';
import { buttonClass, LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { fewestCompared, mostCompared } from '@/lib/compared-ads';
import { formatNumber } from '@/lib/format/numbers';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/seo';
import { CompareTable } from './compare-table';
import type { ComparedAd } from './comparison';
import { KeepCompared } from './keep-compared';
import { SwipeTogether } from './swipe-together';
import './compare.css';

export type Comparison = {
  locale: Locale;
  compared: readonly ComparedAd[];
  /** How many entries of the address are no public ad. */
  gone: number;
  isDoubled: boolean;
  isTooMany: boolean;
};

/** The ads of an address side by side, and in words what of the address does not stand there. */
export const CompareScreen = async ({ locale, compared, gone, isDoubled, isTooMany }: Comparison) => {
  const t = await getTranslations({ locale, namespace: 'compare' });
  const actions = await getTranslations({ locale, namespace: 'ad.actions' });
  const comfort = await getTranslations({ locale, namespace: 'comfort.share' });
  const ids = compared.map(({ ad }) => ad.id);
  const path = paths.compare(ids);
  const list = localePath(locale, paths.ads());
  const notes = [
    gone ? t('gone', { count: gone, n: formatNumber(gone, locale) }) : null,
    isDoubled ? t('doubled') : null,
    isTooMany ? t('tooMany') : null,
    ids.length > 0 && ids.length < fewestCompared ? t('single') : null,
  ].filter((note) => note !== null);
  return (
    <main className="compare-page page-width pb-16">
      <Trail locale={locale} steps={[{ name: t('title'), path }]} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="display text-26 md:text-34">{t('title')}</h1>
          <p className="mt-1 text-muted">{t('text')}</p>
        </div>
        {ids.length ? (
          <div className="flex flex-wrap gap-2 print:hidden">
            {ids.length < mostCompared ? (
              <LinkButton href={list} variant="outline" data-compared={ids.join(',')}>
                <Icon name="plus" size={18} />
                {t('add')}
              </LinkButton>
            ) : null}
            <ShareButton
              address={absoluteUrl(locale, path)}
              title={t('title')}
              className={buttonClass({ variant: 'outline', className: 'noscript:hidden' })}
              labels={{
                share: comfort('button'),
                shareAd: comfort('button'),
                copy: actions('copy'),
                copied: actions('copied'),
                failed: actions('failed'),
              }}
            />
          </div>
        ) : null}
      </div>
      {notes.length ? (
        <ul className="compare-notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
      {ids.length ? (
        <>
          <CompareTable compared={compared} locale={locale} />
          <SwipeTogether />
          <KeepCompared />
        </>
      ) : (
        <Notice icon="scale" title={t('empty')} text={t('emptyText')} className="mt-6">
          <LinkButton href={list}>{t('browse')}</LinkButton>
        </Notice>
      )}
    </main>
  );
};
