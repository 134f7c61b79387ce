import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '@/lib/contract/chat';
import { asksForPayment } from '../payment-words';
import { linkify } from './links';
import { markSeen, mergeMessages, newestUnread, shownMessages, type Unsent } from './messages';
import { rowsOf } from './rows';

const me = 1;
const other = 2;
const start = Date.parse('2026-03-21T09:00:00.000Z');
const stored = (id: number, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  client_id: null,
  body: `number ${id}`,
  from_message: `number ${id}`,
  from_app_account_id: me,
  sender_id: me,
  to_app_account_id: other,
  ad_id: 7,
  created_at: new Date(start + id * 1000).toISOString(),
  read_at: null,
  ...changes,
});
const theirs = (id: number, changes: Partial<ChatMessage> = {}) =>
  stored(id, { from_app_account_id: other, sender_id: other, to_app_account_id: me, ...changes });
const unsent = (id: string, changes: Partial<Unsent> = {}): Unsent => ({
  id,
  body: 'on its way',
  created_at: new Date(start).toISOString(),
  optimistic: true,
  state: 'sending',
  ...changes,
});

describe('the messages of a thread', () => {
  it('stand once and by their time, in whatever pieces and order they come (R151)', () => {
    const all = Array.from({ length: 12 }, (_, n) => stored(n + 1));
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.constantFrom(...all), { maxLength: 6 }), { maxLength: 8 }),
        (pieces) => {
          const merged = pieces.reduce<readonly ChatMessage[]>(mergeMessages, []);
          const wanted = all.filter((message) => pieces.some((piece) => piece.includes(message)));
          expect(merged).toEqual(wanted);
        },
      ),
    );
  });

  it('are in the order of time, not of ids (R151)', () => {
    const late = stored(1, { created_at: new Date(start + 99_000).toISOString() });
    expect(mergeMessages([late], [stored(2)]).map(({ id }) => id)).toEqual([2, 1]);
  });

  it('stay read once they are, whoever tells of them later', () => {
    const seen = markSeen([stored(1), stored(2), theirs(3)], { readerId: other, upTo: 1, readAt: 'now' });
    expect(seen.map(({ read_at }) => read_at)).toEqual(['now', null, null]);
    expect(mergeMessages(seen, [stored(1)])[0]?.read_at).toBe('now');
  });

  it('show one that is on its way at the end, and not beside itself once it has arrived (R151)', () => {
    const waiting = [unsent('temp-1'), unsent('temp-2')];
    expect(shownMessages([stored(5)], waiting).map(({ id }) => id)).toEqual([5, 'temp-1', 'temp-2']);
    const arrived = stored(6, { client_id: 'temp-1' });
    expect(shownMessages([stored(5), arrived], waiting).map(({ id }) => id)).toEqual([5, 6, 'temp-2']);
  });

  it('know the newest of the other that was not read', () => {
    expect(newestUnread([theirs(1), theirs(2, { read_at: 'x' }), stored(3)], other)).toBe(1);
    expect(newestUnread([stored(3)], other)).toBe(null);
  });
});

describe('what stands in a thread', () => {
  const kinds = (rows: ReturnType<typeof rowsOf>) =>
    rows.map((row) => (row.kind === 'message' ? row.message.id : row.kind));

  it('begins each day of its reader with its name', () => {
    // The tests read in Kathmandu.
    const evening = stored(1, { created_at: '2026-03-21T18:14:00.000Z' });
    const midnight = stored(2, { created_at: '2026-03-21T18:15:00.000Z' });
    const rows = rowsOf([evening, midnight], { otherId: other, unreadFrom: null });
    expect(kinds(rows)).toEqual(['day', 1, 'day', 2]);
  });

  it('says where the new ones begin', () => {
    const rows = rowsOf([theirs(1), theirs(2)], { otherId: other, unreadFrom: 2 });
    expect(kinds(rows)).toEqual(['day', 1, 'unread', 2]);
  });

  it('keeps together what one person says in one go', () => {
    const pause = theirs(4, { created_at: new Date(start + 3_600_000).toISOString() });
    const rows = rowsOf([stored(1), stored(2), theirs(3), pause], { otherId: other, unreadFrom: null });
    const edges = rows.flatMap((row) => (row.kind === 'message' ? [[row.first, row.mine]] : []));
    expect(edges).toEqual([
      [true, true],
      [false, true],
      [true, false],
      [true, false],
    ]);
  });

  it('keeps the key of a message when it arrives', () => {
    const options = { otherId: other, unreadFrom: null };
    const before = rowsOf([unsent('temp-1')], options).at(-1)?.key;
    expect(rowsOf([stored(9, { client_id: 'temp-1' })], options).at(-1)?.key).toBe(before);
  });
});

describe('links in a message', () => {
  const links = (text: string) => linkify(text).flatMap(({ href }) => (href ? [href] : []));

  it('lead where they say, without the marks around them', () => {
    expect(links('see https://example.com/a?b=1#c, (www.example.com/d) or http://example.org.')).toEqual([
      'https://example.com/a?b=1#c',
      'https://www.example.com/d',
      'http://example.org/',
    ]);
    expect(links('بڕوانە https://example.com/نرخ؟')).toEqual(['https://example.com/%D9%86%D8%B1%D8%AE']);
    expect(links('https://en.wikipedia.org/wiki/Crane_(machine)')).toEqual([
      'https://en.wikipedia.org/wiki/Crane_(machine)',
    ]);
  });

  it('are never anything but web addresses', () => {
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,x',
      'https://',
      'http://localhost/x',
      'https://user:pass@example.com',
      'me@www.example.com',
      '//evil.example',
      'file:///etc/passwd',
    ])
      expect(links(text), text).toEqual([]);
  });

  it('lose nothing of the message, whatever it is', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('https://a.bc/d)', ' www.x.yz. ', '((', '\u202e', 'http://'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const text = pieces.join('');
        expect(
          linkify(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('a message that asks for money first', () => {
  it('is known in all three languages and in careless spelling', () => {
    for (const text of [
      'You must pay a DEPOSIT today',
      'send it by Western  Union please',
      'Deposits are fine',
      'لازم تدفع عربون حتى احجزها',
      'دز العربون',
      'حوّل المبلغ وانا ارسلها',
      'ابعث حواله',
      'پێشەکی بنێرە بۆ ئەوەی بۆت ڕابگرم',
      'بە حەوالە پارەکەم بۆ بنێرە',
      'زین كاش عندك؟',
    ])
      expect(asksForPayment(text), text).toBe(true);
  });

  it('is not any message about a price', () => {
    for (const text of [
      'What is your lowest price?',
      'It stands in Erbil, come and see it',
      'ئایا هێشتا ماوە؟',
      'ما هو آخر سعر؟',
      'The depositor of oil was full',
      'Is the pump OTPA brand?',
    ])
      expect(asksForPayment(text), text).toBe(false);
  });
});
