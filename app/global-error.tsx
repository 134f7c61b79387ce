'use client';

import type { Direction } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

/** `failure` of the messages in every language, the default one first, put here by next.config.ts. */
declare const FAILURE_WORDS: string;
type Words = Messages['failure'] & { lang: string; dir: Direction; href: string };
const words: Words[] = JSON.parse(FAILURE_WORDS);

const colours = { background: '#fbfaf7', color: '#15181c' };
const button = { padding: '12px 20px', borderRadius: 4, background: '#f2a900', color: '#15181c' };

/**
 * When even the frame of the page cannot be made: no styles, and nobody knows which language was asked for. So it says
 * in each of them what happened, and shows a way out.
 */
export default function SiteFailure({ error }: { error: { digest?: string } }) {
  return (
    <html lang={words[0]?.lang}>
      <body style={{ ...colours, margin: 0, fontFamily: 'Archivo, system-ui, sans-serif' }}>
        <title>{words[0]?.title}</title>
        <main style={{ maxWidth: 560, margin: '10vh auto', padding: 24, lineHeight: 1.6 }}>
          {words.map(({ lang, dir, href, title, text, home, number }) => (
            <section key={lang} lang={lang} dir={dir} style={{ marginBottom: 56 }}>
              <h1 style={{ margin: 0 }}>{title}</h1>
              <p>{text}</p>
              {error.digest && (
                <p>
                  {number}: <bdi>{error.digest}</bdi>
                </p>
              )}
              <p style={{ marginTop: 24 }}>
                <a
                  href={href}
                  style={{ ...button, display: 'inline-block', fontWeight: 600, textDecoration: 'none' }}
                >
                  {home}
                </a>
              </p>
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}
