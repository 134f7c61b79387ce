import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Category, State } from '@/lib/contract/reference';
import type { Slide } from '@/lib/contract/wordings';
import type { Locale } from '@/lib/i18n/locales';
import { SearchPanel } from './search-panel';
import { SlideCarousel } from './slide-carousel';
import { SlideView } from './slide-view';

type Props = {
  locale: Locale;
  brand: string;
  slides: readonly Slide[];
  states: readonly State[];
  categories: readonly Category[];
  /** Comes right after the search on a phone, below both on a desk. */
  children: ReactNode;
};

export const Hero = async ({ locale, brand, slides, states, categories, children }: Props) => {
  const t = await getTranslations({ locale });
  return (
    <div className="hero bg-steel text-on-steel">
      <div className="page-width grid items-center gap-x-12 gap-y-8 py-6 sm:py-8 lg:grid-cols-[1.1fr_1fr] lg:py-14">
        <div>
          <h1 id="home-title" className="display text-34 lg:text-46">
            {t('home.title', { brand })}
          </h1>
          <p className="mt-2 mb-6 max-w-prose text-17 text-on-steel-muted lg:mb-8">
            {t('home.tagline', { brand })}
          </p>
          <SearchPanel locale={locale} states={states} categories={categories} />
        </div>
        <div className="hero-after">{children}</div>
        {slides.length > 0 ? (
          <SlideCarousel
            slides={slides.length}
            labels={{
              label: t('home.slides.label'),
              previous: t('home.slides.previous'),
              next: t('home.slides.next'),
              pause: t('home.slides.pause'),
              play: t('home.slides.play'),
              goTo: t('home.slides.goTo', { n: '{n}' }),
            }}
          >
            {slides.map((slide, index) => (
              <SlideView
                key={slide.id}
                slide={slide}
                locale={locale}
                first={index === 0}
                pictureLabel={t('common.machineImage')}
              />
            ))}
          </SlideCarousel>
        ) : (
          <div className="grid aspect-4/3 place-content-center rounded border border-steel-raised p-6 text-center">
            <p className="text-20 font-semibold">{t('home.slides.empty')}</p>
            <p className="mt-1 text-on-steel-muted">{t('home.slides.emptyText')}</p>
          </div>
        )}
      </div>
    </div>
  );
};
