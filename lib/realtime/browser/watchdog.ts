import type Pusher from 'pusher-js';

// pusher-js waits 15, 30 and then 60 seconds after a connection that was refused, and for ever after one that was ended
// with a code of the 4000s. A chat that is back earlier is worth a look now and then.

const lookEvery = 250;
const firstPause = 2_000;
const longestPause = 10_000;
/** After an end that was meant: a session is over, or the service is set up differently. */
const longestPauseAfterEnd = 60_000;
/** A connection that is ended sooner than this is tried more and more seldom. */
const lasting = 10_000;

type Options = {
  /** Whether there should be a connection at all. */
  isWanted: () => boolean;
  isOnline: () => boolean;
  onNetworkChange: () => void;
};

/** Connects again whenever the package itself would wait longer. Returns what ends the watch. */
export const watchOver = (pusher: Pusher, { isWanted, isOnline, onNetworkChange }: Options): (() => void) => {
  let attempts = 0;
  let connectedSince: number | null = null;
  let waiting: { until: number; ended: boolean } | null = null;

  /** Not all come back in the same moment. */
  const wait = (ended: boolean) => {
    const pause = Math.min(ended ? longestPauseAfterEnd : longestPause, firstPause * 2 ** attempts);
    return { until: Date.now() + pause * (1 + Math.random() / 2), ended };
  };

  const look = () => {
    const { state } = pusher.connection;
    const now = Date.now();
    if (state === 'connected') {
      connectedSince ??= now;
      waiting = null;
      if (now - connectedSince > lasting) attempts = 0;
      return;
    }
    connectedSince = null;
    if (!isWanted()) return;
    const ended = state === 'disconnected';
    if (waiting === null || (ended && !waiting.ended)) waiting = wait(ended);
    if (now < waiting.until || !isOnline()) return;
    attempts += 1;
    waiting = wait(false);
    pusher.disconnect();
    pusher.connect();
  };

  const atOnce = () => {
    onNetworkChange();
    attempts = 0;
    if (waiting) waiting.until = 0;
    look();
  };

  const timer = setInterval(look, lookEvery);
  const page = globalThis.window as Window | undefined;
  page?.addEventListener('online', atOnce);
  page?.addEventListener('offline', onNetworkChange);
  return () => {
    clearInterval(timer);
    page?.removeEventListener('online', atOnce);
    page?.removeEventListener('offline', onNetworkChange);
  };
};
