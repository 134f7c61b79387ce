import type { ReactNode } from 'react';
import { classes } from './classes';

const tones = {
  neutral: 'bg-surface text-ink border-line',
  steel: 'bg-[#15181c] text-[#fbfaf7] border-[#15181c]',
  signal: 'bg-signal text-on-signal border-signal',
  petrol: 'bg-petrol-soft text-petrol border-petrol/30',
  good: 'bg-surface text-good border-good/40',
  warning: 'bg-surface text-warning border-warning/40',
  bad: 'bg-surface text-bad border-bad/40',
} as const;

export type BadgeTone = keyof typeof tones;

type Props = { tone?: BadgeTone; className?: string; children: ReactNode };

export const Badge = ({ tone = 'neutral', className, children }: Props) => (
  <span className={classes('badge', tones[tone], className)}>{children}</span>
);
