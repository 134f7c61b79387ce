import { useState } from 'react';
import { api } from '@/lib/api/browser';
import { longestNote } from '@/lib/contract/report-note';
import { type Locale, locales } from '@/lib/i18n/locales';
import { RefusalNote } from '../form/refusal-note';
import { useSending } from '../form/use-sending';
import { Dialog } from '../ui/dialog';
import { SubmitFoot } from '../ui/submit-foot';
import { TextArea } from '../ui/text-area';
import { showToast } from '../ui/toast';
import type { ReportLabels } from './report-labels';

type Props = {
  open: boolean;
  adId: number;
  locale: Locale;
  labels: ReportLabels;
  onClose: () => void;
};

/** Tells the moderators about an ad. What was typed stays until it was sent. */
export const ReportDialog = ({ open, adId, locale, labels, onClose }: Props) => {
  const [note, setNote] = useState('');
  const { busy, refusal, send, forgetRefusal } = useSending(labels.failed);
  const rtl = locales[locale].dir === 'rtl';

  const close = () => {
    forgetRefusal();
    onClose();
  };
  const report = () =>
    send(async () => {
      const { status } = await api.post('/v1/report-ad', {
        query: { lang: locale },
        body: { ad_id: adId, note },
      });
      if (!status) throw new Error('The report was not taken.');
      setNote('');
      onClose();
      void showToast({ type: 'success', text: labels.success, rtl });
    });

  return (
    <Dialog open={open} onClose={close} title={labels.title} closeLabel={labels.close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void report();
        }}
      >
        <div className="p-5">
          <RefusalNote text={refusal} />
          <p className="mb-4 text-muted">{labels.text}</p>
          <ul aria-label={labels.reasons} className="mb-4 flex flex-wrap gap-2">
            {Object.values(labels.reason).map((reason) => (
              <li key={reason}>
                <button
                  type="button"
                  onClick={() =>
                    setNote((before) => (before.trim() ? `${before.trim()}\n${reason}` : reason))
                  }
                  className="min-h-10 rounded-full border border-line px-4 text-13 font-semibold hover:border-petrol hover:text-petrol"
                >
                  {reason}
                </button>
              </li>
            ))}
          </ul>
          <TextArea
            label={labels.note}
            value={note}
            maxLength={longestNote}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
        <SubmitFoot
          keep={labels.cancel}
          onKeep={close}
          submit={busy ? labels.busy : labels.submit}
          busy={busy}
        />
      </form>
    </Dialog>
  );
};
