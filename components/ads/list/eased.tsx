import type { SearchPart } from '@/lib/contract/ads';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import type { AdListLabels } from './ad-list-labels';
import { sayPart } from './reading';

type Props = { reading: readonly SearchPart[]; labels: AdListLabels };

/** That no ad has all that was asked for, and what these ads need not have. Figures only rank without a word. */
export const Eased = ({ reading, labels }: Props) => {
  const open = reading.filter(({ only_ranks, ids, kind }) => only_ranks && (ids.length || kind === 'text'));
  if (!open.length) return null;
  const parts = open.map((part) => isolated(sayPart(part, labels))).join(' · ');
  return <p className="mb-4 text-muted">{fillIn(labels.eased, { parts })}</p>;
};
