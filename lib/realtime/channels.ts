// The channels of this site, by their names on the wire. A private one belongs to whoever may join it.

/** What the other person says to this account: `private-chat.{me}.{other}`. Only `me` may join. */
export const chatChannel = (me: number, other: number) => `private-chat.${me}.${other}`;

/** What concerns an account as a whole, as its unread count. Only its owner may join. */
export const accountChannel = (me: number) => `private-account.${me}`;

/** Where two people see each other type; the same for both of them, and for nobody else. */
export const typingChannel = (one: number, other: number) =>
  `private-typing.${Math.min(one, other)}.${Math.max(one, other)}`;

export type SiteChannel =
  | { kind: 'account'; owner: number }
  | { kind: 'chat'; owner: number; other: number }
  | { kind: 'typing'; between: readonly [number, number] };

const rowNumber = '([1-9]\\d{0,9})';
const account = new RegExp(`^private-account\\.${rowNumber}$`);
const two = new RegExp(`^private-(chat|typing)\\.${rowNumber}\\.${rowNumber}$`);

/** As large as row numbers get; a larger one is nobody's. */
const isRow = (number: number) => number <= 2147483647;

/** What a name on the wire means, or null where it is no channel of the site. */
export const readChannel = (name: string): SiteChannel | null => {
  const alone = account.exec(name);
  if (alone) return isRow(Number(alone[1])) ? { kind: 'account', owner: Number(alone[1]) } : null;
  const [, kind, first, second] = two.exec(name) ?? [];
  const [one, other] = [Number(first), Number(second)];
  if (!isRow(one) || !isRow(other)) return null;
  if (kind === 'chat' && one !== other) return { kind, owner: one, other };
  if (kind === 'typing' && one < other) return { kind, between: [one, other] };
  return null;
};

/** Whose a channel is, for the realtime server: it ends with its owner's session. */
export const ownerOfChannel = (name: string): string | null => {
  const channel = readChannel(name);
  return channel === null || channel.kind === 'typing' ? null : String(channel.owner);
};
