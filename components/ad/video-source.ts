import { webAddress } from './web-address';

/** Where a film is played from: the frame of a known host, or only the link. */
export type VideoSource = { href: string; host: string; embed: string | null };

const id = /^[\w-]{6,20}$/;

const youtube = ({ hostname, pathname, searchParams }: URL) => {
  const [, first = '', second = ''] = pathname.split('/');
  if (hostname === 'youtu.be') return first;
  if (first === 'watch') return searchParams.get('v');
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : null;
};

const vimeo = ({ pathname }: URL) => /^\/(?:video\/)?(\d{6,12})$/.exec(pathname)?.[1] ?? null;

const embedOf = (url: URL): string | null => {
  const host = url.hostname.replace(/^(www|m|music|player)\./, '');
  if (['youtube.com', 'youtube-nocookie.com', 'youtu.be'].includes(host)) {
    const film = youtube(new URL(`https://${host}${url.pathname}${url.search}`));
    return film && id.test(film) ? `https://www.youtube-nocookie.com/embed/${film}?autoplay=1&rel=0` : null;
  }
  const film = host === 'vimeo.com' ? vimeo(url) : null;
  return film ? `https://player.vimeo.com/video/${film}?autoplay=1&dnt=1` : null;
};

export const videoSource = (text: string | null): VideoSource | null => {
  const address = webAddress(text);
  return address && { ...address, embed: embedOf(new URL(address.href)) };
};
