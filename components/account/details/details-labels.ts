import type { Locale } from '@/lib/i18n/locales';
import { type Messages, messagesOf } from '@/lib/i18n/messages';
import type { AccountLabels } from '../labels';

export type DetailsLabels = AccountLabels &
  Pick<Messages['auth'], 'register' | 'files'> &
  Pick<
    Messages['account'],
    'details' | 'sessions' | 'export' | 'twoStep' | 'passkeys' | 'push' | 'close' | 'failed' | 'notDone'
  > & {
    tryAgain: string;
    closeLabel: string;
  };

export const detailsLabels = (locale: Locale): DetailsLabels => {
  const { auth, account, problems, common } = messagesOf(locale);
  const { fields, register, files } = auth;
  const { details, sessions, export: ownData, twoStep, passkeys, push, close, failed, notDone } = account;
  return {
    fields,
    register,
    files,
    problems,
    details,
    sessions,
    export: ownData,
    twoStep,
    passkeys,
    push,
    close,
    failed,
    notDone,
    tryAgain: common.tryAgain,
    closeLabel: common.close,
  };
};
