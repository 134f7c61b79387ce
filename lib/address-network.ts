/** The first 64 bits of an IPv6 address: one household or server has all addresses below them. */
const networkOf = (address: string) => {
  const [head = '', tail] = address.split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  return `${[...start, ...zeros, ...end]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::`;
};

/** Some proxies write the port as well: `192.0.2.1:4711`, `[2001:db8::1]:4711`. Each visit has another one. */
const withoutPort = (address: string) =>
  /^"?\[([\da-f:.]+)(?:%\w+)?\](?::\d+)?"?$/i.exec(address)?.[1] ??
  /^"?(\d+\.\d+\.\d+\.\d+):\d+"?$/.exec(address)?.[1] ??
  address;

/** Whom limits count: an IPv4 address, or the network of an IPv6 one. */
export const addressNetwork = (address: string): string => {
  const bare = withoutPort(address);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  return mapped ?? (bare.includes(':') ? networkOf(bare) : bare.slice(0, 45));
};
