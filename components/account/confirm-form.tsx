'use client';

import { useState } from 'react';
import { api } from '@/lib/api/browser';
import { reasonOf } from '@/lib/api/reason-of';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { Outcome } from '../form/outcome';
import { Button, LinkButton } from '../ui/button';

type Props = {
  locale: Locale;
  token: string;
  labels: Messages['auth']['confirm'];
  failed: string;
  homeHref: string;
};
type Answer = { good: boolean; text: string };

/** Confirms at a click and not by being opened: mail programs open links to look at them. */
export const ConfirmForm = ({ locale, token, labels, failed, homeHref }: Props) => {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const confirm = async () => {
    setBusy(true);
    try {
      const { message } = await api.post('/auth/confirm-email', { query: { lang: locale }, body: { token } });
      setAnswer({ good: true, text: message });
    } catch (error) {
      setAnswer({ good: false, text: reasonOf(error, failed) });
      setBusy(false);
    }
  };
  if (answer) {
    return (
      <Outcome
        title={answer.good ? labels.doneTitle : labels.failedTitle}
        text={answer.text}
        good={answer.good}
      >
        <LinkButton href={homeHref}>{labels.home}</LinkButton>
      </Outcome>
    );
  }
  return (
    <Button size="lg" onClick={confirm} disabled={busy} className="w-full">
      {busy ? labels.working : labels.submit}
    </Button>
  );
};
