import { Link } from '@/components/ui/link';
import type { Conversation } from '@/lib/contract/chat';
import { moneyParts } from '@/lib/format/money';
import { shownPrice } from '@/lib/format/shown-price';
import { fillIn, fillIsolated } from '@/lib/i18n/fill-in';
import { localePath, paths } from '@/lib/paths';
import { useAsker } from '../../account/area/own-room';
import { shownTitle } from '../../ads/shown-title';
import { TitleText } from '../../ads/title-text';
import { LifeActions } from '../../life/life-actions';
import { classes } from '../../ui/classes';
import { Disclosure } from '../../ui/disclosure';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { Skeleton } from '../../ui/skeleton';
import type { ChatLabels } from '../chat-labels';
import { Face } from '../face';

type AdProps = { ad: Conversation['ad']; labels: ChatLabels };

const AdPrice = ({ ad, labels }: AdProps) => {
  const money = shownPrice(ad, labels.locale);
  if (!money) return <span className="text-muted">{labels.thread.onRequest}</span>;
  const { text, dir } = moneyParts(money);
  return (
    <>
      <bdi dir={dir} className="font-bold">
        {text}
      </bdi>{' '}
      {ad.price_type === 'fix' ? null : <span className="text-13 text-muted">({labels.negotiable})</span>}
    </>
  );
};

/** What the two talk about. */
const AdStrip = ({ ad, labels }: AdProps) => {
  const { thread, locale } = labels;
  const title = shownTitle(ad, locale);
  const content = (
    <>
      <Picture
        src={ad.picture?.src}
        srcSet={ad.picture?.srcset}
        sizes="72px"
        alt=""
        label=""
        width={4}
        height={3}
        className="w-16 shrink-0 rounded"
      />
      <span className="min-w-0 flex-1">
        <span {...title.written} title={ad.title} className="block truncate font-semibold">
          <TitleText text={title.text} />
        </span>
        <span className="block truncate">
          <AdPrice ad={ad} labels={labels} />
        </span>
      </span>
    </>
  );
  return ad.is_public ? (
    <Link href={localePath(locale, paths.ad(ad.id))} className="chat-ad">
      {content}
      <span className="chat-ad-open">
        <span className="max-sm:sr-only">{thread.viewAd}</span>
        <Icon name="chevron-right" size={18} directional />
      </span>
    </Link>
  ) : (
    <div className="chat-ad">
      {content}
      <span className="shrink-0 text-13 text-muted">
        {ad.availability === 'available' ? thread.offSale : labels.availability[ad.availability]}
      </span>
    </div>
  );
};

const BackLink = ({ labels: { thread, locale } }: { labels: ChatLabels }) => (
  <Link href={localePath(locale, paths.conversations)} aria-label={thread.back} className="chat-back">
    <Icon name="arrow-left" size={22} directional />
  </Link>
);

/** Before it is known who it is with: the way back, and as tall as what will stand there. */
export const ThreadHeaderWaiting = ({ labels, busy }: { labels: ChatLabels; busy: boolean }) => (
  <header className="chat-header">
    <div className="chat-who">
      <BackLink labels={labels} />
      <Skeleton className={classes('size-11', !busy && 'invisible')} />
      {busy ? (
        <div className="grid gap-2">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-3 w-24" />
        </div>
      ) : null}
    </div>
    {busy ? (
      <div className="chat-ad">
        <Skeleton className="h-12 w-16" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    ) : null}
  </header>
);

type Props = {
  conversation: Conversation;
  labels: ChatLabels;
  onBlock: () => void;
  onUnblock: () => void;
  onReport: () => void;
  /** What the seller said of the ad is to be read anew. */
  onSaid: () => void;
};

/** What is said of an ad while talking to one buyer. */
const inChat = ['sold', 'reserved', 'available'] as const;

export const ThreadHeader = ({ conversation, labels, onBlock, onUnblock, onReport, onSaid }: Props) => {
  const asker = useAsker();
  const { person, ad, closed, last_message } = conversation;
  const { thread, menu } = labels;
  const blocked = closed === 'blocked';
  return (
    <header className="chat-header">
      <div className="chat-who">
        <BackLink labels={labels} />
        <Face person={person} />
        <div className="min-w-0 flex-1">
          <h1 dir="auto" className="truncate text-17 font-semibold">
            {person.username}
          </h1>
          <p className="truncate text-13 text-muted">{fillIn(thread.ad, { id: ad.id })}</p>
        </div>
        <Disclosure
          label={fillIsolated(menu.label, { name: person.username })}
          className="relative"
          summaryClassName="grid size-11 place-items-center rounded hover:bg-sunken"
          summary={<Icon name="more" size={22} />}
        >
          <ul className="menu-panel end-0 w-48">
            <li>
              <button
                type="button"
                aria-haspopup={blocked ? undefined : 'dialog'}
                onClick={blocked ? onUnblock : onBlock}
                className="menu-link w-full gap-3"
              >
                <Icon name="ban" size={18} />
                {blocked ? menu.unblock : menu.block}
              </button>
            </li>
            {last_message ? (
              <li>
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={onReport}
                  className="menu-link w-full gap-3 text-bad"
                >
                  <Icon name="flag" size={18} />
                  {menu.report}
                </button>
              </li>
            ) : null}
          </ul>
        </Disclosure>
      </div>
      <AdStrip ad={ad} labels={labels} />
      {ad.seller_id === asker.userId && (ad.is_public || ad.availability !== 'available') ? (
        <div className="chat-life">
          <LifeActions
            ad={ad}
            locale={labels.locale}
            labels={labels.life}
            {...(last_message ? { buyer: person } : {})}
            only={inChat}
            className="chat-life-action"
            onDone={onSaid}
          />
        </div>
      ) : null}
    </header>
  );
};
