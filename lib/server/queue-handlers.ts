import { sendConfirmLink, sendResetLink } from './accounts/mails';
import { sendDigest } from './alerts/digest';
import { alertFavourites, alertSearches, onAdEvent } from './alerts/on-ad-event';
import { pushNews } from './alerts/push-news';
import { sendUnreadMail } from './chat/unread-mails';
import { sendContactMail } from './contact/send-message';
import { sendLetter } from './mails/letter';
import { sendDecision } from './moderation/mails';
import { tellEnding } from './own-ads/ending';
import { deliverPush } from './push/push';
import type { Handlers } from './queue/worker';

/** Who does which job of the queue. An attempt that throws is made again later. */
export const queueHandlers: Handlers = {
  'ad-event': onAdEvent,
  'ad-ending': tellEnding,
  'alert-searches': alertSearches,
  'alert-favourites': alertFavourites,
  'alert-mail': sendDigest,
  'alert-push': pushNews,
  letter: sendLetter,
  'confirm-link': sendConfirmLink,
  'reset-link': sendResetLink,
  'decision-mail': sendDecision,
  'unread-mail': sendUnreadMail,
  'contact-mail': sendContactMail,
  push: deliverPush,
};
