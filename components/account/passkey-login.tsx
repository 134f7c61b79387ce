import { useEffect, useState } from 'react';
import { api } from '@/lib/api/browser';
import { reasonOf } from '@/lib/api/reason-of';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { RefusalNote } from '../form/refusal-note';
import { Button } from '../ui/button';
import { knowsPasskeys, signChallenge, wasDeclined } from './passkey';

type Props = { locale: Locale; words: Messages['auth']['login']; onLogin: () => void };

/** The way in without a password. Where the browser knows no passkeys it goes away. */
export const PasskeyLogin = ({ locale, words, onLogin }: Props) => {
  const [known, setKnown] = useState(true);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => setKnown(knowsPasskeys()), []);
  if (!known) return null;
  const logIn = async () => {
    setBusy(true);
    setRefusal(null);
    const query = { lang: locale };
    try {
      const { data } = await api.post('/auth/login/passkey/options', { query });
      await api.post('/auth/login/passkey', { query, body: { credential: await signChallenge(data) } });
      onLogin();
    } catch (error) {
      if (!wasDeclined(error)) setRefusal(reasonOf(error, words.failed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <RefusalNote text={refusal} />
      <Button variant="outline" size="lg" disabled={busy} onClick={logIn} className="w-full">
        {busy ? words.passkeyBusy : words.passkey}
      </Button>
    </div>
  );
};
