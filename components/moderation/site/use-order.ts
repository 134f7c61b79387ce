import { useEffect, useRef, useState } from 'react';
import { type ContentKind, type ContentRow, putInOrder } from '@/lib/api/queries/console';
import { reasonOf } from '@/lib/api/reason-of';
import { locales } from '@/lib/i18n/locales';
import { showToast } from '../../ui/toast';
import { useRoom } from '../room';
import { movedTo } from './order';
import { useSaved } from './use-saved';

type Id = ContentRow['id'];

/**
 * The rows in the order that the operator gives them: at once on the screen, and then kept, one order after another, so
 * that the last one stands in the end. What the API refuses is taken back.
 */
export const useOrder = (kind: ContentKind, rows: readonly ContentRow[], seenAt: string) => {
  const { locale, words } = useRoom();
  const saved = useSaved();
  const [ids, setIds] = useState<readonly Id[] | null>(null);
  const asked = useRef<readonly Id[] | null>(null);
  const sending = useRef(false);

  // What the server has by now is what counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when other rows come, and not at every order
  useEffect(() => {
    if (!sending.current) setIds(null);
  }, [rows]);

  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      // What is asked for while the lists are read anew is sent after them.
      while (asked.current) {
        let message = '';
        while (asked.current) {
          const order = asked.current;
          asked.current = null;
          ({ message } = await putInOrder(locale, kind, order));
        }
        await saved(message, seenAt);
      }
    } catch (error) {
      asked.current = null;
      setIds(null);
      void showToast({
        type: 'error',
        text: reasonOf(error, words.notDone),
        rtl: locales[locale].dir === 'rtl',
      });
    } finally {
      sending.current = false;
    }
  };

  // Rows that came or went while an order was on its way are shown, and named in the next one, all the same.
  const ordered = ids
    ? [
        ...ids.flatMap((id) => rows.find((row) => row.id === id) ?? []),
        ...rows.filter(({ id }) => !ids.includes(id)),
      ]
    : rows;
  const current = ordered.map(({ id }) => id);
  return {
    ordered,
    /** Shows the row at the place of another one. */
    move: (id: Id, target: Id) => {
      const next = movedTo(current, id, target);
      setIds(next);
      return next;
    },
    /** Keeps an order. */
    keep: (order: readonly Id[]) => {
      asked.current = order;
      void send();
    },
    current,
  };
};
