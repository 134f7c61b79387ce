import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

// As much of S3 as the site uses, with the signatures checked as the documentation of "Signature Version 4" has it.

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

const isSigned = (request: IncomingMessage, url: URL, body: Buffer, keyId: string, secret: string) => {
  const { authorization = '' } = request.headers;
  const [, id, day, region, names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  if (id !== keyId || !day || !region || !names.split(';').includes('host')) return false;
  const hash = String(request.headers['x-amz-content-sha256']);
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .toSorted()
    .join('&');
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, url.pathname, query, headers.join(''), names, hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (k, part) => hmac(k, part),
    `AWS4${secret}`,
  );
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'));
};

type Stored = { bytes: Buffer; modified: Date; type: string };

/** A bucket on a free port. `pageSize`: how many names a list gives at a time. */
export const startBucket = async ({ pageSize = 1_000 } = {}) => {
  const [keyId, secret, bucket] = ['AKIATEST', 'a secret/with+signs', 'machines'];
  const objects = new Map<string, Stored>();
  /** Milliseconds until an object is answered for, and whether anything is. */
  const faults = { delay: 0, gone: false };
  const list = (url: URL) => {
    const prefix = url.searchParams.get('prefix') ?? '';
    const after = url.searchParams.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
    const page = keys.slice(0, pageSize);
    const more = keys.length > page.length;
    const rows = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.modified.toISOString()}</LastModified><Size>1</Size></Contents>`,
    );
    return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${
      more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    }${rows.join('')}</ListBucketResult>`;
  };
  const server = createServer(async (request, response) => {
    if (faults.gone) return request.destroy();
    if (faults.delay) await wait(faults.delay);
    const url = new URL(request.url ?? '/', 'http://localhost');
    const body = await buffer(request);
    const end = (status: number, text: string | Buffer = '') => response.writeHead(status).end(text);
    if (!isSigned(request, url, body, keyId, secret))
      return end(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const [, name = '', ...rest] = decodeURIComponent(url.pathname).split('/');
    if (name !== bucket) return end(404, '<Error><Code>NoSuchBucket</Code></Error>');
    const key = rest.join('/').replace(/^\/+/, '');
    if (!key && request.method === 'GET') return end(200, list(url));
    const object = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, modified: new Date(), type: request.headers['content-type'] ?? '' });
      return end(200);
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return end(204);
    }
    return object ? end(200, request.method === 'HEAD' ? '' : object.bytes) : end(404);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    settings: {
      address: `${endpoint}/${bucket}`,
      accessKeyId: keyId,
      secretAccessKey: secret,
      region: 'auto',
      prefix: 'site/',
    },
    /** By which a site uses it. */
    environment: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: keyId,
      S3_SECRET_ACCESS_KEY: secret,
      S3_PREFIX: 'site/',
    },
    objects,
    faults,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};
