import { createContext, type ReactNode, useContext } from 'react';
import type { Unit } from '@/lib/facts/units';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { PluralForms } from '@/lib/i18n/plural';
import type { FactLabels } from '../../form/facts/fact-input';
import type { PlanChoiceLabels } from '../../pages/plan-choices';
import type { SelectLabels } from '../../ui/select';

/** What the screens of the site's content need beside the moderators' room. */
export type Site = {
  site: Messages['console'];
  problems: Messages['problems'];
  select: SelectLabels;
  /** What units are called. */
  units: Record<Unit, string>;
  /** What is said beside the facts of a machine. */
  factWords: FactLabels['facts'];
  /** "12 ads state it." */
  stating: PluralForms;
  /** What the site says around a content, in each language: for previews. */
  around: Record<Locale, Around>;
};

export type Around = Pick<Messages, 'pricing' | 'contact' | 'adCard'> & {
  machineImage: string;
  planLabels: PlanChoiceLabels;
};

const SiteContext = createContext<Site | null>(null);

export const useSite = (): Site => {
  const site = useContext(SiteContext);
  if (!site) throw new Error('This stands inside <SiteRoom> only.');
  return site;
};

export const SiteRoom = ({ children, ...site }: Site & { children: ReactNode }) => (
  <SiteContext value={site}>{children}</SiteContext>
);
