import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '@/lib/api/browser';
import { type ContactMessage, messagesQuery } from '@/lib/api/queries/moderation';
import { fillIn } from '@/lib/i18n/fill-in';
import { Button, buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { Choices } from './choices';
import { Moment } from './moment';
import { useRoom } from './room';
import { Refused, Rows } from './states';
import { useDecision } from './use-decision';

/** Opens the moderator's own mail program, with what was written below. */
const replyTo = ({ email, message }: ContactMessage, subject: string) => {
  const quoted = message.split('\n').map((line) => `> ${line}`);
  const body = `\n\n${quoted.join('\n')}`.slice(0, 1_500);
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
};

const Message = ({ message }: { message: ContactMessage }) => {
  const { locale, words, siteName } = useRoom();
  const { messages: own } = words;
  const { decide, busy, refusal } = useDecision();
  const answered = message.answered_at !== null;
  const mark = () =>
    decide(() =>
      api.post('/v1/moderation/messages/{id}', {
        params: { id: message.id },
        query: { lang: locale },
        body: { answered: !answered },
      }),
    );
  return (
    <article className="mod-panel p-4 lg:p-5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-17 font-semibold">
          <bdi>{message.name}</bdi>
        </span>
        {message.company ? <bdi className="text-muted">{message.company}</bdi> : null}
        <bdi dir="ltr" className="text-muted">
          {message.email}
        </bdi>
        <span className="ms-auto text-13 text-muted">
          <Moment date={message.date} />
        </span>
      </p>
      <p dir="auto" className="mt-3 whitespace-pre-line">
        {message.message}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {answered ? null : (
          <a
            href={replyTo(message, fillIn(own.subject, { site: siteName }))}
            className={buttonClass({ variant: 'petrol' })}
          >
            <Icon name="mail" size={18} />
            {own.answer}
          </a>
        )}
        <Button variant="outline" disabled={busy} onClick={() => void mark()}>
          {answered ? own.unmark : own.mark}
        </Button>
        <Refused text={refusal} />
      </div>
    </article>
  );
};

export const MessagesScreen = () => {
  const { locale, words } = useRoom();
  const { messages: own } = words;
  const [answered, setAnswered] = useState(false);
  const query = useInfiniteQuery(messagesQuery(locale, answered));
  return (
    <>
      <Choices
        label={words.sections.messages}
        options={[
          { value: false, label: own.open },
          { value: true, label: own.answered },
        ]}
        value={answered}
        onChange={setAnswered}
        className="mb-5"
      />
      <Rows query={query} keyOf={({ id }) => id} empty={{ title: own.empty, text: own.emptyText }}>
        {(message) => <Message message={message} />}
      </Rows>
    </>
  );
};
