'use client';

import { notFound } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '@/lib/api/browser';
import { ApiError } from '@/lib/api/client';
import { useCurrentUser } from '@/lib/api/current-user';
import type { AdDraft } from '@/lib/contract/own-ads';
import { localePath, paths } from '@/lib/paths';
import { Button } from '../ui/button';
import { FormSkeleton } from '../ui/form-skeleton';
import { WhenBack } from '../ui/line';
import { Skeleton } from '../ui/skeleton';
import { AdForm, type AdFormProps } from './ad-form';
import { AdStatus } from './ad-status';
import { LoginNote } from './login-note';

type Answer = { ad: AdDraft } | 'reading' | 'signed out' | 'missing' | 'failed';

/** The ad as its owner left it; for anybody else there is no such screen. */
export const EditAd = ({ id, ...props }: AdFormProps & { id: number }) => {
  const { locale, labels } = props;
  const user = useCurrentUser();
  const [answer, setAnswer] = useState<Answer>('reading');
  const account = user === undefined ? undefined : (user?.id ?? null);
  // Read once: a session that ends while someone writes takes nothing away.
  const asked = useRef(false);

  const read = useCallback(async () => {
    asked.current = true;
    setAnswer('reading');
    try {
      const { data } = await api.get('/auth/my-listings/{id}', { params: { id }, query: { lang: locale } });
      setAnswer({ ad: data });
    } catch (error) {
      asked.current = false;
      const status = error instanceof ApiError ? error.status : 0;
      const missing = [403, 404, 422].includes(status);
      setAnswer(status === 401 ? 'signed out' : missing ? 'missing' : 'failed');
    }
  }, [id, locale]);

  useEffect(() => {
    if (account === undefined || asked.current) return;
    if (account === null) setAnswer('signed out');
    else void read();
  }, [account, read]);

  if (answer === 'missing') notFound();
  if (answer === 'reading') {
    return (
      <div aria-busy className="mt-7 grid max-w-3xl gap-5">
        {[2, 8, 4].map((fields) => (
          <div key={fields} className="grid gap-6 rounded border border-line bg-surface p-5 md:p-7">
            <Skeleton className="h-6 w-48" />
            <FormSkeleton fields={fields} />
          </div>
        ))}
      </div>
    );
  }
  if (answer === 'signed out') {
    const back = localePath(locale, paths.editAd(id));
    return (
      <div className="mt-7 max-w-3xl">
        <LoginNote
          locale={locale}
          labels={{ ...labels.login, note: labels.login.noteEdit }}
          back={back}
          ended={false}
        />
      </div>
    );
  }
  if (answer === 'failed') {
    return (
      <div role="alert" className="mt-7 grid max-w-3xl justify-items-start gap-4">
        <p>{labels.edit.failed}</p>
        <WhenBack act={() => void read()} />
        <Button variant="outline" onClick={read}>
          {labels.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <>
      <AdStatus ad={answer.ad} labels={labels} />
      <AdForm ad={answer.ad} {...props} />
    </>
  );
};
