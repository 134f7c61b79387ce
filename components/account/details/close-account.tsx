'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogFoot } from '@/components/ui/dialog';
import { PasswordField } from '@/components/ui/password-field';
import { api } from '@/lib/api/browser';
import { ApiError } from '@/lib/api/client';
import { reasonOf } from '@/lib/api/reason-of';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import type { DetailsLabels } from './details-labels';

/** The way out: for good, and only with the password. */
export const CloseAccount = ({ locale, labels }: { locale: Locale; labels: DetailsLabels }) => {
  const { close, fields } = labels;
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string>();

  const send = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await api.delete('/auth/account', { query: { lang: locale }, body: { current_password: password } });
      // A whole new page: nothing of the account stays in memory.
      location.assign(localePath(locale, paths.home));
    } catch (error) {
      setBusy(false);
      const about = error instanceof ApiError ? error.body.errors?.current_password?.[0] : undefined;
      setRefusal(about ?? reasonOf(error, labels.notDone));
    }
  };
  const shut = () => {
    setOpen(false);
    setPassword('');
    setRefusal(undefined);
  };

  return (
    <section aria-labelledby="close-account" className="account-panel p-5">
      <h2 id="close-account" className="text-20">
        {close.title}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-muted">{close.text}</p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {close.open}
      </Button>
      <Dialog open={open} onClose={shut} title={close.title} closeLabel={labels.closeLabel}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <div className="grid gap-4 p-5">
            <p>{close.text}</p>
            <PasswordField
              label={labels.details.current}
              hint={close.ask}
              error={refusal}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              showLabel={fields.showPassword}
              hideLabel={fields.hidePassword}
              autoComplete="current-password"
              required
            />
          </div>
          <DialogFoot>
            <Button variant="outline" onClick={shut}>
              {close.keep}
            </Button>
            <Button type="submit" variant="danger" disabled={busy}>
              {busy ? close.busy : close.submit}
            </Button>
          </DialogFoot>
        </form>
      </Dialog>
    </section>
  );
};
