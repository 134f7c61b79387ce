import type { JoinPeers } from './peers';

/** What an embedded server of the Pusher protocol needs to know. Times are in milliseconds, sizes in bytes. */
export type Settings = {
  appId: string;
  key: string;
  secret: string;
  /** 0 takes any free port. */
  port: number;
  /** The address to listen on; all of them when not given. */
  host?: string;
  /** Host names, beside the server's own, whose pages may connect. A client that is no browser says none. */
  pagesOf: readonly string[];
  /** Behind a proxy the last entry of x-forwarded-for is the visitor. */
  trustProxy: boolean;
  /** Whether the HTTP API answers other machines than this one. */
  publishFromAnywhere: boolean;
  /**
   * Whose channel a private one is: ending that user's connections also ends those that hold a channel of theirs
   * without having signed in.
   */
  userOfChannel: (channel: string) => string | null;
  /** Told of what should not happen. */
  report: (what: string, error: unknown) => void;
  /** How the other servers of this app are reached; null where there are none. */
  joinPeers: JoinPeers | null;

  activityTimeout: number;
  pongTimeout: number;
  /** After this long a client comes back with a new connection, and so shows again that it may. */
  longestConnection: number;
  /** How long closing may take before the line is cut. */
  closeTimeout: number;
  largestFrame: number;
  largestEvent: number;
  largestRequest: number;
  /** More than this waiting for one reader, and it is let go. */
  largestBacklog: number;
  framesPerSecond: number;
  clientEventsPerSecond: number;
  mostConnections: number;
  mostPerAddress: number;
  mostPerUser: number;
  mostChannelsPerConnection: number;
  mostMembers: number;
};

type Identity = Pick<Settings, 'appId' | 'key' | 'secret' | 'port'>;

/** 30 s, because a proxy in front cuts what was silent for a minute. */
const defaults = {
  pagesOf: [],
  trustProxy: false,
  publishFromAnywhere: false,
  userOfChannel: () => null,
  report: (what, error) => console.error(what, error),
  joinPeers: null,
  activityTimeout: 30_000,
  pongTimeout: 30_000,
  longestConnection: 12 * 60 * 60_000,
  closeTimeout: 2_000,
  largestFrame: 32 * 1024,
  largestEvent: 10 * 1024,
  largestRequest: 512 * 1024,
  largestBacklog: 1024 * 1024,
  framesPerSecond: 50,
  clientEventsPerSecond: 10,
  mostConnections: 20_000,
  mostPerAddress: 100,
  mostPerUser: 20,
  mostChannelsPerConnection: 100,
  mostMembers: 100,
} satisfies Omit<Settings, keyof Identity | 'host'>;

export const withDefaults = (given: Identity & Partial<Settings>): Settings => ({ ...defaults, ...given });
