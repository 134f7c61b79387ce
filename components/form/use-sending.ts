import { useCallback, useState } from 'react';
import { reasonOf } from '@/lib/api/reason-of';

type Sent<Answer> = { done: true; answer: Answer } | { done: false; message: string };

/** One thing that is sent: whether it is on its way, and why it was refused; `failed` where no reason came. */
export const useSending = (failed: string) => {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = useCallback(
    async <Answer>(call: () => Promise<Answer>): Promise<Sent<Answer>> => {
      setBusy(true);
      setRefusal(null);
      try {
        return { done: true, answer: await call() };
      } catch (error) {
        const message = reasonOf(error, failed);
        setRefusal(message);
        return { done: false, message };
      } finally {
        setBusy(false);
      }
    },
    [failed],
  );
  return { send, busy, refusal, forgetRefusal: useCallback(() => setRefusal(null), []) };
};
