import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { HttpError } from '../http-error';
import { moderates } from '../moderates';
import type { Caller } from './sessions';

/**
 * An image or a link on another site makes a browser send a GET with its cookie. Browsers say where a request comes
 * from; one that does not say is not heard.
 */
export const mayEndSessionByGet = ({ by }: Caller, request: Request): boolean =>
  by === 'bearer' || ['same-origin', 'none'].includes(request.headers.get('sec-fetch-site') ?? '');

export const fromElsewhere = (lang: Locale) => new HttpError(403, messagesOf(lang).auth.answers.elsewhere);

/** An account is changed by itself alone. */
export const mayUpdate = ({ account }: Caller, userId: number): boolean => account.id === userId;

/** A CV is read by its owner and by moderators. */
export const mayReadCv = ({ account }: Caller, ownerId: number): boolean =>
  account.id === ownerId || moderates(account);

export const notYours = (lang: Locale) => new HttpError(403, messagesOf(lang).auth.answers.notYours);
