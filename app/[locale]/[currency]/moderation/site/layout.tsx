import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { getSelectLabels } from '@/components/layout/select-labels';
import { SiteMenu, SiteRoom } from '@/components/moderation/lazy';
import { unitNames } from '@/components/moderation/site/unit-names';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { pluralForms } from '@/lib/i18n/plural';
import { type AccountScreenProps, readLocale } from '../../account-screen';
import { readOverview } from '../read';
import '@/components/form/facts/facts.css';
import '@/components/moderation/site/site.css';
import '@/components/moderation/site/form.css';
import '@/components/moderation/site/html/html-editor.css';

const around = (locale: Locale) => {
  const { pricing, contact, adCard, common, choosePlan } = messagesOf(locale);
  const planLabels = { ...choosePlan, choose: pricing.choose, cancel: common.cancel, close: common.close };
  return { pricing, contact, adCard, machineImage: common.machineImage, planLabels };
};

type Props = { children: ReactNode; params: AccountScreenProps['params'] };

/** What the site says, and a menu of its places. */
export default async function SiteLayout({ children, params }: Props) {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  if (!(await readOverview(locale))) notFound();
  const words = messagesOf(locale);
  const t = await getTranslations({ locale, namespace: 'console' });
  return (
    <SiteRoom
      site={words.console}
      problems={words.problems}
      select={await getSelectLabels(locale)}
      units={unitNames(locale)}
      stating={pluralForms((values) => t('stating', values))}
      factWords={{ ...words.adForm.facts, ...words.facts }}
      around={{ en: around('en'), ar: around('ar'), ckb: around('ckb') }}
    >
      <div className="site-area">
        <SiteMenu />
        <div className="site-main">{children}</div>
      </div>
    </SiteRoom>
  );
}
