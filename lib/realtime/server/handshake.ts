import type { IncomingMessage } from 'node:http';
import { addressNetwork } from '@/lib/address-network';
import type { Settings } from './settings';

export type No = { code: number; reason: string };

/** The other end of the line, or what the proxy in front saw there. */
export const addressOf = (request: IncomingMessage, { trustProxy }: Settings): string => {
  const said = request.headers['x-forwarded-for'];
  const last = (Array.isArray(said) ? said.at(-1) : said)?.split(',').at(-1)?.trim();
  return addressNetwork((trustProxy && last) || request.socket.remoteAddress || '');
};

export const isThisMachine = (address: string) => /^(?:127\.|::1$|::ffff:127\.)/.test(address);

const parse = (url: string, base?: string) => (URL.canParse(url, base) ? new URL(url, base) : null);

const hostOf = (origin: string) => parse(origin)?.hostname;

/** Pages of this very host may connect, on whatever port they are served, and those that the settings name. */
const mayComeFrom = ({ headers }: IncomingMessage, { pagesOf }: Settings) => {
  if (headers.origin === undefined) return true;
  const host = hostOf(headers.origin);
  return host !== undefined && [hostOf(`http://${headers.host}`), ...pagesOf].includes(host);
};

/** Why a client is not let in: codes below 4100 tell it to stay away, 4100 to come back in a second. */
export const refuse = (request: IncomingMessage, settings: Settings): No | null => {
  const url = parse(request.url ?? '', 'ws://server');
  const key = /^\/app\/([^/]+)\/?$/.exec(url?.pathname ?? '')?.[1];
  if (!url || key === undefined) return { code: 4005, reason: 'The path is /app/{key}' };
  if (key !== settings.key) return { code: 4001, reason: 'There is no such key' };
  const version = url.searchParams.get('protocol');
  if (!version) return { code: 4008, reason: 'The query needs protocol' };
  if (!/^\d+$/.test(version)) return { code: 4006, reason: 'protocol is a whole number' };
  if (Number(version) < 5 || Number(version) > 7) {
    return { code: 4007, reason: 'Protocols 5, 6 and 7 are spoken here' };
  }
  if (!mayComeFrom(request, settings)) return { code: 4009, reason: 'Not from this origin' };
  return null;
};
