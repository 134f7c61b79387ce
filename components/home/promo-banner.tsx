import { getTranslations } from 'next-intl/server';
import { SocialLinks } from '@/components/layout/social-links';
import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { StaticPart } from '@/components/ui/static-part';
import type { SocialLink } from '@/lib/contract/wordings';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';

type Props = { locale: Locale; socialLinks: readonly SocialLink[] };

export const PromoBanner = async ({ locale, socialLinks }: Props) => {
  const t = await getTranslations({ locale });
  return (
    <StaticPart
      as="section"
      id="home-promo"
      aria-labelledby="home-banner"
      className="below page-width [--about:25rem] pb-10 md:pb-16 xl:pb-22"
    >
      <div className="promo rounded bg-steel p-6 text-on-steel sm:p-10 lg:p-14">
        <Icon name="categories-construction-machinery" size={380} className="promo-drawing" />
        <div className="relative max-w-xl">
          <h2 id="home-banner" className="display text-26 md:text-34">
            {t('home.banner.title')}
          </h2>
          <p className="mt-2 text-17 text-on-steel-muted">{t('home.banner.text')}</p>
          <LinkButton href={localePath(locale, paths.ads())} size="lg" className="mt-6">
            {t('home.banner.action')}
          </LinkButton>
          <div className="mt-6 flex flex-wrap items-center gap-x-3">
            <p className="text-13 text-on-steel-muted">{t('home.banner.follow')}</p>
            <SocialLinks
              links={socialLinks}
              newTabLabel={t('common.opensInNewTab')}
              className="flex"
              linkClassName="grid size-11 place-items-center rounded text-on-steel hover:bg-steel-raised"
            />
          </div>
        </div>
      </div>
    </StaticPart>
  );
};
