'use client';

import { useState } from 'react';
import { api } from '@/lib/api/browser';
import { reasonOf } from '@/lib/api/reason-of';
import type { Conversation } from '@/lib/contract/chat';
import { longestNote } from '@/lib/contract/report-note';
import { fillIsolated } from '@/lib/i18n/fill-in';
import { locales } from '@/lib/i18n/locales';
import { RefusalNote } from '../../form/refusal-note';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextArea } from '../../ui/text-area';
import { showToast } from '../../ui/toast';
import type { ChatLabels } from '../chat-labels';

type Props = {
  kind: 'block' | 'report';
  conversation: Conversation;
  labels: ChatLabels;
  onClose: () => void;
  onDone: () => void;
};

/** Asks before somebody is blocked, or what they have done before they are reported. */
export const PersonDialog = ({ kind, conversation, labels, onClose, onDone }: Props) => {
  const { person, ad } = conversation;
  const { locale, block, report } = labels;
  const words = kind === 'block' ? { ...block, submit: block.confirm } : report;
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const name = { name: person.username };

  const send = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      const query = { lang: locale };
      const { message } =
        kind === 'block'
          ? await api.post('/v1/chat/block', { query, body: { account_id: person.id } })
          : await api.post('/v1/chat/report', { query, body: { account_id: person.id, ad_id: ad.id, note } });
      void showToast({ type: 'success', text: message, rtl: locales[locale].dir === 'rtl' });
      onDone();
    } catch (error) {
      setRefusal(reasonOf(error, labels.failed.unknown));
      setBusy(false);
    }
  };

  return (
    <Dialog open onClose={onClose} title={fillIsolated(words.title, name)} closeLabel={labels.close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
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
        <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4">
          <Button variant="outline" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" variant={kind === 'block' ? 'danger' : 'signal'} disabled={busy}>
            {busy ? words.busy : words.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
