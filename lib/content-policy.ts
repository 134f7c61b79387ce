type From = {
  /** Where map tiles come from, with {s} {z} {x} {y} in it. */
  mapTileUrl: string;
  /** Where the browser's realtime connection goes, ws:// or wss://. */
  realtimeOrigins: readonly string[];
  development: boolean;
};

/** `https://{s}.tiles.example/{z}` comes from any host of that domain. */
const originOf = (template: string) => /^https?:\/\/[^/]+/.exec(template)?.[0].replace(/\{\w+\}/g, '*') ?? '';

/**
 * What a page may load and where it may send. Inline scripts are allowed: a kept page is the same bytes for everyone,
 * so none of them can carry a number that is used once; nothing that a visitor wrote is rendered as HTML without
 * the sanitiser.
 */
export const contentPolicy = ({ mapTileUrl, realtimeOrigins, development }: From): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ''}`,
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
