import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { env } from '@/lib/env';

// A device with passkeys, as a browser speaks for it (WebAuthn Level 3).

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

const head = (major: number, n: number): Buffer =>
  n < 24
    ? Buffer.from([(major << 5) | n])
    : n < 256
      ? Buffer.from([(major << 5) | 24, n])
      : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;
const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map)
    return Buffer.concat([
      head(5, value.size),
      ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)]),
    ]);
  return Buffer.concat([head(2, value.length), value]);
};

const there = 0b0000_0001;
const verified = 0b0000_0100;
const withKey = 0b0100_0000;

type Deviation = {
  origin?: string;
  rpId?: string;
  /** It did not make sure of who holds it. */
  unverified?: boolean;
  /** Certificates of its maker, which nobody asked for. */
  certificates?: Buffer[];
};

/** `counts`: not where a passkey is kept on several devices. */
export const anAuthenticator = ({ counts = true } = {}) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  const site = new URL(env.siteUrl);

  const clientData = (type: string, challenge: string, { origin = site.origin }: Deviation) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (
    flags: number,
    { rpId = site.hostname, unverified }: Deviation,
    rest = Buffer.alloc(0),
  ) => {
    if (counts) counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const said = unverified ? flags : flags | verified;
    return Buffer.concat([sha256(rpId), Buffer.from([said]), count, rest]);
  };
  const credential = <Response>(response: Response) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    response,
    clientExtensionResults: {},
  });

  return {
    /** Its signatures are counted from here on. */
    countFrom: (n: number) => {
      counter = n;
    },
    make: ({ challenge }: { challenge: string }, deviation: Deviation = {}) => {
      const key = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.from([0, id.length]);
      const data = authData(there | withKey, deviation, Buffer.concat([Buffer.alloc(16), length, id, key]));
      const client = clientData('webauthn.create', challenge, deviation);
      const { certificates } = deviation;
      const statement = new Map<string, Cbor>();
      if (certificates) {
        statement.set('alg', -7);
        statement.set('sig', sign('sha256', Buffer.concat([data, sha256(client)]), privateKey));
        // An array of one.
        statement.set('x5c', certificates[0] ?? Buffer.alloc(0));
      }
      const attestation = new Map<string, Cbor>([
        ['fmt', certificates ? 'packed' : 'none'],
        ['attStmt', statement],
        ['authData', data],
      ]);
      return credential({
        clientDataJSON: base64url(client),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      });
    },
    answer: ({ challenge }: { challenge: string }, deviation: Deviation = {}) => {
      const client = clientData('webauthn.get', challenge, deviation);
      const data = authData(there, deviation);
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      });
    },
  };
};
export type Authenticator = ReturnType<typeof anAuthenticator>;
