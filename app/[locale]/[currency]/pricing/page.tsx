import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { EnterpriseCard } from '@/components/pages/enterprise-card';
import { PageBand } from '@/components/pages/page-band';
import { PlanCard } from '@/components/pages/plan-card';
import { PlanChoices } from '@/components/pages/plan-choices';
import { PlanPromises } from '@/components/pages/plan-promises';
import { Trail } from '@/components/pages/trail';
import { getPublic } from '@/lib/api/server';
import { dollars, moneyParts } from '@/lib/format/money';
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
  const [t, { data: plans }] = await Promise.all([
    getTranslations('pricing'),
    getPublic('/v1/plan', { query: { lang: locale } }),
  ]);
  const { choosePlan, common } = messagesOf(locale);
  return (
    <main>
      <PageBand title={t('title')}>
        <PlanPromises />
      </PageBand>
      <div className="page-width pb-16 lg:pb-24">
        <Trail locale={locale} steps={[{ name: t('title'), path: paths.pricing }]} />
        {plans.length ? (
          <PlanChoices
            locale={locale}
            plans={plans.map((plan) => ({
              id: plan.id,
              title: plan.title,
              price: moneyParts(dollars(plan.price, locale)).text,
              free: plan.price === 0,
            }))}
            labels={{ ...choosePlan, choose: t('choose'), cancel: common.cancel, close: common.close }}
          >
            <ul className="mt-6 grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
              {plans.map((plan) => (
                <li key={plan.id}>
                  <PlanCard plan={plan} locale={locale} />
                </li>
              ))}
            </ul>
          </PlanChoices>
        ) : (
          <p className="py-16 text-17 text-muted">{t('empty')}</p>
        )}
        <EnterpriseCard locale={locale} />
      </div>
    </main>
  );
}
