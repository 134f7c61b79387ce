import { useState } from 'react';
import { api } from '@/lib/api/browser';
import type { Conversation } from '@/lib/contract/chat';
import { longestNote } from '@/lib/contract/report-note';
import { fillIsolated } from '@/lib/i18n/fill-in';
import { locales } from '@/lib/i18n/locales';
import { RefusalNote } from '../../form/refusal-note';
import { useSending } from '../../form/use-sending';
import { Dialog } from '../../ui/dialog';
import { SubmitFoot } from '../../ui/submit-foot';
import { TextArea } from '../../ui/text-area';
import { showToast } from '../../ui/toast';
import type { ChatLabels } from '../chat-labels';

type Props = {
  open: boolean;
  kind: 'block' | 'report';
  conversation: Conversation;
  labels: ChatLabels;
  onClose: () => void;
  onDone: () => void;
};

/** Asks before somebody is blocked, or what they have done before they are reported. */
export const PersonDialog = ({ open, kind, conversation, labels, onClose, onDone }: Props) => {
  const { person, ad } = conversation;
  const { locale, block, report } = labels;
  const words = kind === 'block' ? { ...block, submit: block.confirm } : report;
  const [note, setNote] = useState('');
  const { busy, refusal, send, forgetRefusal } = useSending(labels.failed.unknown);
  const name = { name: person.username };

  const close = () => {
    forgetRefusal();
    onClose();
  };
  const tell = () =>
    send(async () => {
      const query = { lang: locale };
      const { message } =
        kind === 'block'
          ? await api.post('/v1/chat/block', { query, body: { account_id: person.id } })
          : await api.post('/v1/chat/report', { query, body: { account_id: person.id, ad_id: ad.id, note } });
      void showToast({ type: 'success', text: message, rtl: locales[locale].dir === 'rtl' });
      setNote('');
      onClose();
      onDone();
    });

  return (
    <Dialog open={open} onClose={close} title={fillIsolated(words.title, name)} closeLabel={labels.close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void tell();
        }}
      >
        <div className="p-5">
          <RefusalNote text={refusal} />
          <p className="text-muted">{fillIsolated(words.text, name)}</p>
          {kind === 'report' ? (
            <TextArea
              label={report.note}
              maxLength={longestNote}
              value={note}
              onChange={(event) => setNote(event.target.value)}
              className="mt-4"
            />
          ) : null}
        </div>
        <SubmitFoot
          keep={labels.cancel}
          onKeep={close}
          submit={busy ? words.busy : words.submit}
          busy={busy}
          danger={kind === 'block'}
        />
      </form>
    </Dialog>
  );
};
