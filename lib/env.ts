import path from 'node:path';
import { z } from 'zod';

// The only reader of process.env. An empty value counts as not set.

const blankAsUnset = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

type Service = { host: string; port: number; tls: boolean; browserHost: string };

/** Pusher Channels has one host for servers and one for browsers; others have one for both. */
const outsideService = (given: {
  PUSHER_HOST?: string | undefined;
  PUSHER_PORT?: number | undefined;
  PUSHER_SCHEME: 'http' | 'https';
  PUSHER_CLUSTER?: string | undefined;
}): Service | null => {
  const { PUSHER_HOST: host, PUSHER_CLUSTER: cluster, PUSHER_PORT: port } = given;
  const tls = given.PUSHER_SCHEME === 'https';
  const at = { port: port ?? (tls ? 443 : 80), tls };
  if (host) return { ...at, host, browserHost: host };
  if (cluster) return { ...at, host: `api-${cluster}.pusher.com`, browserHost: `ws-${cluster}.pusher.com` };
  return null;
};

const Environment = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    /** How the site calls itself in links, sitemaps and mail. */
    SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Whether browsers are to keep to https on the hosts below SITE_URL's as well. */
    HSTS_SUBDOMAINS: z.stringbool().default(false),
    /** The address to listen on, for the site and the realtime server; all of them when not given. */
    HOST: z.string().optional(),
    /** By which keys of two-step login are encrypted; the same for all machines of a site. Made at random without one. */
    APP_SECRET: z.string().min(32).optional(),
    /** Whether the console opens only for moderators with two-step login. */
    MODERATORS_NEED_TWO_STEP: z.stringbool().default(false),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    /** A streaming replica of it, for public reads that may be a second old. */
    DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    /** About how much memory the embedded database takes, in megabytes; as its size asks for when not given. */
    DATABASE_MEMORY_MB: z.coerce.number().int().min(32).max(65_536).optional(),
    API_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    API_KEY: z.string().min(1).default('makinar-web'),
    /** Set behind a proxy that appends the visitor's address to x-forwarded-for; without one anybody could say any. */
    TRUST_PROXY: z.stringbool().default(false),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    /** Whether each request is a line of the log; without, only those that failed or took long are. */
    LOG_REQUESTS: z.stringbool().default(false),
    /** The bearer by which /metrics is read from elsewhere; without one only this machine reads it. */
    METRICS_TOKEN: z.string().min(16).optional(),
    /** A mail server, smtp://user:password@host:587; without one mails are files in DATA_DIR/outbox. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().optional(),
    /** Pictures and CVs in S3-compatible storage instead of in DATA_DIR; all four, or none. */
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    S3_BUCKET: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_REGION: z.string().default('auto'),
    /** In front of every name, for a bucket that holds other things too. */
    S3_PREFIX: z
      .string()
      .regex(/^[\w./-]*$/)
      .default(''),
    SEED: z.enum(['demo', 'none']).optional(),
    /** A folder for a backup of each night, of which seven are kept; without one there is none. */
    BACKUP_DIR: z.string().optional(),
    /** Map tiles, with {z} {x} {y}; and the HTML by which their maker wants to be named. */
    MAP_TILE_URL: z.string().default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
    MAP_TILE_CREDIT: z
      .string()
      .default('© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'),
    /** Most memory for what the site is working on, in megabytes: the heap of its process. What it keeps lies beside it. */
    SITE_HEAP_MB: z.coerce.number().int().min(128).default(512),
    /** Most memory for kept pages, in megabytes. */
    PAGE_CACHE_MB: z.coerce.number().int().min(1).default(96),
    /** Where the embedded realtime server listens; 0: there is none. */
    REALTIME_PORT: z.coerce.number().int().min(0).max(65535).default(6001),
    /** Where browsers reach the realtime service, if not where it listens. */
    REALTIME_URL: z.url({ protocol: /^wss?$/ }).optional(),
    /** Lets other machines publish through the embedded server: it is then the outside service of their sites. */
    REALTIME_API_OPEN: z.stringbool().default(false),
    PUSHER_APP_ID: z.string().regex(/^\d+$/, 'is a number').default('6001'),
    PUSHER_APP_KEY: z
      .string()
      .regex(/^[\w-]+$/)
      .default('makinar'),
    PUSHER_APP_SECRET: z.string().min(8).optional(),
    /** A service of the Pusher protocol elsewhere, by its host or by the name of a cluster of Pusher Channels. */
    PUSHER_HOST: z.string().optional(),
    PUSHER_PORT: z.coerce.number().int().min(1).max(65535).optional(),
    PUSHER_SCHEME: z.enum(['http', 'https']).default('https'),
    PUSHER_CLUSTER: z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
  })
  .refine((env) => env.PUSHER_APP_SECRET || !(env.PUSHER_HOST || env.PUSHER_CLUSTER), {
    path: ['PUSHER_APP_SECRET'],
    error: 'is missing: an outside service has its own',
  })
  .superRefine((env, context) => {
    const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
    const missing = names.filter((name) => !env[name]);
    if (missing.length && missing.length < names.length)
      context.addIssue({ code: 'custom', path: missing, message: 'is missing for S3 storage' });
  })
  .transform((env) => ({
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    siteUrl: (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    hstsSubdomains: env.HSTS_SUBDOMAINS,
    host: env.HOST,
    appSecret: env.APP_SECRET,
    moderatorsNeedTwoStep: env.MODERATORS_NEED_TWO_STEP,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseReplicaUrl: env.DATABASE_URL && env.DATABASE_REPLICA_URL,
    databaseMemoryMb: env.DATABASE_MEMORY_MB,
    apiBaseUrl: env.API_BASE_URL?.replace(/\/$/, ''),
    apiKey: env.API_KEY,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    logRequests: env.LOG_REQUESTS,
    metricsToken: env.METRICS_TOKEN,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `no-reply@${new URL(env.SITE_URL ?? 'http://localhost').hostname}`,
    s3:
      env.S3_ENDPOINT && env.S3_BUCKET
        ? {
            address: `${env.S3_ENDPOINT.replace(/\/$/, '')}/${env.S3_BUCKET}`,
            accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
            secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
            region: env.S3_REGION,
            prefix: env.S3_PREFIX,
          }
        : null,
    backupDir: env.BACKUP_DIR === undefined ? null : path.resolve(env.BACKUP_DIR),
    seed: env.SEED ?? (env.DATABASE_URL ? ('none' as const) : ('demo' as const)),
    mapTileUrl: env.MAP_TILE_URL,
    mapTileCredit: env.MAP_TILE_CREDIT,
    siteHeapMb: env.SITE_HEAP_MB,
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    realtime: {
      appId: env.PUSHER_APP_ID,
      key: env.PUSHER_APP_KEY,
      secret: env.PUSHER_APP_SECRET,
      port: env.REALTIME_PORT,
      url: env.REALTIME_URL?.replace(/\/$/, ''),
      apiOpen: env.REALTIME_API_OPEN,
      outside: outsideService(env),
    },
  }));

const parsed = Environment.safeParse(blankAsUnset(process.env));
if (!parsed.success) {
  throw new Error(`The environment is not usable:\n${z.prettifyError(parsed.error)}`);
}

export const env = parsed.data;

/** By which host this machine reaches its own servers: where HOST is one address, they listen nowhere else. */
export const hostFromHere = ({ host } = env): string => {
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
};

/** The same as a person would write it. */
export const hostForPeople = (): string => hostFromHere().replace('127.0.0.1', 'localhost');

/** What programs of others are started with: the system's own variables, and none of the site's settings or secrets. */
export const bareEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => ['PATH', 'SYSTEMROOT', 'TEMP'].includes(name.toUpperCase())),
) as NodeJS.ProcessEnv;
