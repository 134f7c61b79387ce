import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { EnterpriseCard } from '@/components/pages/enterprise-card';
import { PageBand } from '@/components/pages/page-band';
import { planCardLabels } from '@/components/pages/plan-card';
import { PlanPromises } from '@/components/pages/plan-promises';
import { Plans } from '@/components/pages/plans';
import { Trail } from '@/components/pages/trail';
import { getPublic } from '@/lib/api/server';
import { messagesOf } from '@/lib/i18n/messages';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo';
import { readSettings, type ScreenParams } from '../read-settings';

export const generateStaticParams = () => [];
export const revalidate = 3600;

type Props = { params: ScreenParams };

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { locale, settings } = await readSettings(params);
  const t = await getTranslations({ locale, namespace: 'pricing' });
  const promises = { support: t('support'), guarantee: t('guarantee'), cancel: t('cancel') };
  return pageMetadata({
    locale,
    path: paths.pricing,
    title: t('title'),
    description: t('description', promises),
    siteName: settings.company_name,
  });
};

export default async function PricingPage({ params }: Props) {
  const { locale } = await readSettings(params);
  setRequestLocale(locale);
  const t = await getTranslations('pricing');
  // Plans that cannot be read leave their part of the page to the browser, which says so and tries again.
  const plans = await getPublic('/v1/plan', { query: { lang: locale } }).then(
    ({ data }) => data,
    () => null,
  );
  const { choosePlan, common, pricing } = messagesOf(locale);
  const labels = {
    card: planCardLabels(t),
    choices: { ...choosePlan, choose: pricing.choose, cancel: common.cancel, close: common.close },
    loading: pricing.loading,
    empty: pricing.empty,
    failed: pricing.failed,
    retry: common.tryAgain,
  };
  return (
    <main>
      <PageBand title={t('title')}>
        <PlanPromises />
      </PageBand>
      <div className="page-width pb-16 lg:pb-24">
        <Trail locale={locale} steps={[{ name: t('title'), path: paths.pricing }]} />
        <Plans plans={plans} locale={locale} labels={labels} />
        <EnterpriseCard locale={locale} />
      </div>
    </main>
  );
}
