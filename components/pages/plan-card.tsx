import type { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import type { Plan } from '@/lib/contract/reference';
import { dollars, moneyParts } from '@/lib/format/money';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { type PluralForms, pluralForms, sayCount } from '@/lib/i18n/plural';
import { ChoosePlan } from './choose-plan';

const kinds = ['regular', 'featured', 'top'] as const;

export type PlanCardLabels = { popular: string; perMonth: string; choosePlan: string } & Record<
  (typeof kinds)[number] | 'adDays',
  PluralForms
>;

type Translate = ReturnType<typeof useTranslations<'pricing'>>;

export const planCardLabels = (t: Translate): PlanCardLabels => ({
  popular: t('popular'),
  perMonth: t('perMonth'),
  choosePlan: t('choosePlan', { title: '{title}' }),
  regular: pluralForms((values) => t('regular', values)),
  featured: pluralForms((values) => t('featured', values)),
  top: pluralForms((values) => t('top', values)),
  adDays: pluralForms((values) => t('adDays', values)),
});

type Props = { plan: Plan; locale: Locale; labels: PlanCardLabels };

/** Plans are paid in US dollars, whatever the reader's currency is. */
export const PlanCard = ({ plan, locale, labels }: Props) => {
  const popular = plan.popular === 1;
  const price = moneyParts(dollars(plan.price, locale));
  return (
    <article
      aria-labelledby={`plan-${plan.id}`}
      className={classes(
        'relative flex h-full flex-col overflow-hidden rounded border bg-surface p-6',
        popular ? 'border-ink' : 'border-line',
      )}
    >
      {popular ? <span className="stripes absolute inset-x-0 top-0 h-1.5" /> : null}
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h2 id={`plan-${plan.id}`} className="text-20">
          {plan.title}
        </h2>
        {popular ? <Badge tone="signal">{labels.popular}</Badge> : null}
      </div>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
        <bdi dir={price.dir} className="text-46 font-bold leading-none">
          {price.text}
        </bdi>
        <span className="text-muted">{labels.perMonth}</span>
      </p>
      <ul className="mt-6 mb-8 space-y-2 border-t border-line pt-4">
        {kinds.map((kind) => {
          return (
            <li key={kind} className={classes('flex items-center gap-3', !plan[kind] && 'text-muted')}>
              <Icon
                name={plan[kind] ? 'check' : 'minus'}
                size={18}
                className={plan[kind] ? 'text-good' : ''}
              />
              {sayCount(labels[kind], plan[kind], locale)}
            </li>
          );
        })}
        {plan.ad_days ? (
          <li className="flex items-center gap-3">
            <Icon name="check" size={18} className="text-good" />
            {sayCount(labels.adDays, plan.ad_days, locale)}
          </li>
        ) : null}
      </ul>
      <ChoosePlan
        planId={plan.id}
        name={fillIn(labels.choosePlan, { title: plan.title })}
        popular={popular}
        locale={locale}
      />
    </article>
  );
};
