import type { NamedAd } from '@/lib/api/queries/moderation';
import { writtenAs } from '@/lib/i18n/locales';
import { shownTitle } from '../ads/shown-title';
import { TitleText } from '../ads/title-text';
import { useRoom } from './room';

type Titled = Pick<NamedAd, 'title' | 'language' | 'line'>;

/** What an ad is called in the moderator's language. */
export const AdTitle = ({ ad }: { ad: Titled }) => {
  const { text, written } = shownTitle(ad, useRoom().locale);
  return (
    <bdi {...written}>
      <TitleText text={text} />
    </bdi>
  );
};

/** What its seller calls it, where that is in another language: it is what is judged. */
export const SellersTitle = ({ ad }: { ad: Titled }) =>
  ad.line ? (
    <span className="line-clamp-2 text-15 text-muted">
      <bdi {...writtenAs(ad.language)}>{ad.title}</bdi>
    </span>
  ) : null;
