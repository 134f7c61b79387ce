import { type FormEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import { cleanMessage, longestMessage, saysSomething } from '@/lib/contract/chat-text';
import { sayCount } from '@/lib/i18n/plural';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { ChatLabels } from '../chat-labels';

type Props = {
  labels: ChatLabels;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** One is on the wire right now. */
  sending: boolean;
  onText: (text: string) => void;
  onSend: (message: string) => void;
};

/** Enter sends, Shift and Enter is a new line. The box grows with what is written. */
export const Composer = ({ labels, field, text, sending, onText, onSend }: Props) => {
  const { thread, locale } = labels;
  const message = cleanMessage(text);
  const tooMany = message.length - longestMessage;
  const ready = !sending && tooMany <= 0 && saysSomething(message);

  // biome-ignore lint/correctness/useExhaustiveDependencies: its height follows the text
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [text]);

  const send = () => {
    if (ready) onSend(message);
  };
  const onKey = (event: KeyboardEvent) => {
    // While a word is being composed, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
    field.current?.focus();
  };

  return (
    <form onSubmit={onSubmit} className="chat-composer">
      <textarea
        ref={field}
        name="message"
        rows={1}
        dir="auto"
        value={text}
        aria-label={thread.message}
        aria-invalid={tooMany > 0 || undefined}
        placeholder={thread.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKey}
        className="field-box"
      />
      <Button type="submit" disabled={!ready} className="chat-send">
        <Icon name="send" size={20} directional />
        <span className="max-sm:sr-only">{thread.send}</span>
      </Button>
      {tooMany > 0 ? (
        <p role="alert" className="chat-too-long">
          {sayCount(thread.tooLong, tooMany, locale)}
        </p>
      ) : null}
    </form>
  );
};
