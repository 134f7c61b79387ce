import type { AdCard } from '@/lib/contract/ads';

type Props = Pick<AdCard, 'facts'>;

/**
 * What stands on the cards of its kind beside the year and the meter: "22 t · Tracks 75% · Customs paid". Only between two
 * of them may the line break (ad-card.css shows the first): what has no room goes whole, and a separator with it.
 */
export const AdCardTags = ({ facts }: Props) => {
  const tags = facts.flatMap(({ tag }) => tag?.replaceAll(' ', '\u00a0') ?? []);
  return tags.length ? <p className="ad-card-tags">{tags.join(' ·\u00a0')}</p> : null;
};
