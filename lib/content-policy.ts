type From = {
  /** Where map tiles come from, with {s} {z} {x} {y} in it. */
  mapTileUrl: string;
  /** Where the browser's realtime connection goes, ws:// or wss://. */
  realtimeOrigins: readonly string[];
  /** The inline scripts that may run, as sources: hashes, or a nonce. */
  scripts: readonly string[];
  development: boolean;
};

/** `https://{s}.tiles.example/{z}` comes from any host of that domain. */
const originOf = (template: string) => /^https?:\/\/[^/]+/.exec(template)?.[0].replace(/\{\w+\}/g, '*') ?? '';

/**
 * What a page may load and where it may send. Inline scripts are those that are named. Styles may stand inline: React
 * writes them as attributes, and the toasts and dropdowns bring theirs with them.
 */
export const contentPolicy = ({ mapTileUrl, realtimeOrigins, scripts, development }: From): string =>
  [
    "default-src 'self'",
    // While the site is being developed its scripts come as they like.
    `script-src 'self' ${development ? "'unsafe-inline' 'unsafe-eval'" : scripts.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${originOf(mapTileUrl)}`.trim(),
    `connect-src 'self' ${[...realtimeOrigins, ...(development ? ['ws:'] : [])].join(' ')}`.trim(),
    "font-src 'self'",
    // Films that a seller links to, and the preview of a file that somebody is about to send.
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com blob:',
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
