import { getTranslations } from 'next-intl/server';
import { type LifeLabels, lifeLabels } from '@/components/life/life-labels';
import type { Locale } from '@/lib/i18n/locales';
import { type Messages, messagesOf } from '@/lib/i18n/messages';
import { type PluralForms, pluralForms } from '@/lib/i18n/plural';

type Words = Omit<Messages['chat'], 'answers' | 'thread'>;
type Counted = 'newMessages' | 'tooLong';

/** All that the chat says: plain data, with `{name}` and the like left for `fillIsolated`. */
export type ChatLabels = Words & {
  locale: Locale;
  thread: Omit<Messages['chat']['thread'], Counted> & Record<Counted, PluralForms>;
  unread: PluralForms;
  life: LifeLabels;
  availability: Messages['life']['states'];
  negotiable: string;
  noPicture: string;
  tryAgain: string;
  close: string;
  cancel: string;
};

export const getChatLabels = async (locale: Locale): Promise<ChatLabels> => {
  const [thread, layout] = await Promise.all([
    getTranslations({ locale, namespace: 'chat.thread' }),
    getTranslations({ locale, namespace: 'layout' }),
  ]);
  const messages = messagesOf(locale);
  const { chat, adCard, common, life } = messages;
  const { answers: _, ...words } = chat;
  return {
    ...words,
    locale,
    thread: {
      ...words.thread,
      newMessages: pluralForms((values) => thread('newMessages', values)),
      tooLong: pluralForms((values) => thread('tooLong', values)),
    },
    unread: pluralForms((values) => layout('unread', values)),
    life: lifeLabels(messages),
    availability: life.states,
    negotiable: adCard.negotiable,
    noPicture: adCard.noPicture,
    tryAgain: common.tryAgain,
    close: common.close,
    cancel: common.cancel,
  };
};
