import type { ClosedReason } from '@/lib/contract/chat';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import type { Person } from '../accounts/queries';
import type { Selling } from '../ads/sellers';
import { type ErrorStatus, HttpError } from '../http-error';
import type { Blocks } from './queries';

// Who may write to whom. Reading needs no rule of its own: every query begins at the caller.

/** Why a conversation is closed for the caller, whatever it is about. */
export const closedBy = (other: Person, blocks: Blocks): ClosedReason | null => {
  if (other.isGone) return 'gone';
  if (blocks.byMe.has(other.id)) return 'blocked';
  return blocks.byThem.has(other.id) ? 'blocked_by_them' : null;
};

type Beginning = { callerId: number; otherId: number; ad: Selling | undefined };

/** A conversation begins with a buyer, at a public ad of the other. It goes on when the ad is gone. */
export const mayBegin = ({ callerId, otherId, ad }: Beginning): boolean =>
  callerId !== otherId && ad?.isPublic === true && ad.sellerId === otherId;

type Answers = ReturnType<typeof messagesOf>['chat']['answers'];
type Wrong = { status: ErrorStatus; answer: keyof Answers; field?: string };

const whyNot = (
  other: Person | undefined,
  blocks: Blocks,
  begun: boolean,
  beginning: Beginning,
): Wrong | null => {
  const { callerId, otherId, ad } = beginning;
  if (callerId === otherId) return { status: 422, answer: 'toOneself', field: 'to_app_account_id' };
  if (!other) return { status: 422, answer: 'nobody', field: 'to_app_account_id' };
  const closed = closedBy(other, blocks);
  if (closed === 'gone') return { status: 422, answer: 'gone', field: 'to_app_account_id' };
  if (closed === 'blocked') return { status: 403, answer: 'blocked' };
  if (closed === 'blocked_by_them') return { status: 403, answer: 'blockedByThem' };
  if (begun || mayBegin(beginning)) return null;
  if (ad?.sellerId === callerId) return { status: 403, answer: 'sellerAnswers' };
  return { status: 422, answer: 'noSuchAd', field: 'ad_id' };
};

/** Throws what the reader is told when a message may not be sent. */
export const refuseUnlessMayWrite = (
  asked: { other: Person | undefined; blocks: Blocks; begun: boolean } & Beginning,
  lang: Locale,
) => {
  const wrong = whyNot(asked.other, asked.blocks, asked.begun, asked);
  if (!wrong) return;
  const message = messagesOf(lang).chat.answers[wrong.answer];
  throw new HttpError(wrong.status, message, wrong.field ? { [wrong.field]: [message] } : undefined);
};
