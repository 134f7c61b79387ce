import { type Figure, type FigureKind, oldest, thisYear } from './figures';

// What an ad states in figures, in its text or as facts, as lexemes of its own: "y2018", "w20" (tonnes), "p400" (horsepower), "x604" (6×4).

const tokenLetters = { year: 'y', weight: 'w', power: 'p', axles: 'x' } as const;
type Told = keyof typeof tokenLetters;

export const isTold = (kind: FigureKind): kind is Told => kind in tokenLetters;

/** Powers are kept in steps of five. */
const step = (kind: Told, value: number) =>
  kind === 'power' ? Math.round(value / 5) * 5 : Math.round(value);
const mostTokens = 120;

/** What an ad is found by that states this figure. */
export const toldToken = (kind: Told, value: number): string => `${tokenLetters[kind]}${step(kind, value)}`;

/** The tokens of a range, or of a figure with what is as good: a twentieth of it more or less. */
export const tokensOfFigure = ({ kind, from, to }: Figure): string[] => {
  if (!isTold(kind)) return [];
  const some = (value: number) => (kind === 'weight' || kind === 'power' ? value * 0.06 : 0);
  const [low, high] = from === to ? [(from ?? 0) - some(from ?? 0), (to ?? 0) + some(to ?? 0)] : [from, to];
  const most = kind === 'year' ? thisYear() + 1 : kind === 'weight' ? 120 : 600;
  const first = step(kind, Math.max(low ?? (kind === 'year' ? oldest : 1), 0));
  const last = step(kind, Math.min(high ?? most, Math.max(most, high ?? 0)));
  const by = kind === 'power' ? 5 : 1;
  const count = Math.min(mostTokens, Math.max(0, Math.floor((last - first) / by)) + 1);
  return Array.from({ length: count }, (_, at) => `${tokenLetters[kind]}${first + at * by}`);
};
