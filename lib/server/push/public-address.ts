import dns from 'node:dns';
import { BlockList, isIPv4, isIPv6, type LookupFunction } from 'node:net';

// Where a member may let this site send something to: the internet, and nothing of the network that it stands in.

const notPublic = new BlockList();
const ipv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
// Of what is given out (2000::/3): what leads to an IPv4 address, and what is for examples.
const ipv6 = ['2001::/32', '2001:db8::/32', '2002::/16', '3fff::/20'];
for (const [list, family] of [
  [ipv4, 'ipv4'],
  [ipv6, 'ipv6'],
] as const)
  for (const subnet of list) {
    const [network = '', bits] = subnet.split('/');
    notPublic.addSubnet(network, Number(bits), family);
  }
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the internet. */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4');
  return isIPv6(address) && given.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
};

/** Looks a name up for a connection: one that leads anywhere else is not found. What was looked at is what is connected. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address.`), '', 0);
    if (!found.every(({ address }) => isPublicAddress(address)))
      return callback(new Error('A push service is not on the internet.'), '', 0);
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });
};
