'use client';

/** The English messages of `failure`, said once more: a script that every page loads must not bring all messages. */
const failure = {
  title: 'Oops! Something went wrong',
  text: 'Please try again later or return to the homepage',
  home: 'Return Home',
};

const colours = { background: '#fbfaf7', color: '#15181c' };
const button = { padding: '12px 20px', borderRadius: 4, background: '#f2a900', color: '#15181c' };

/** When even the frame of the page cannot be made: no styles, no language, only what happened and a way out. */
export default function SiteFailure() {
  return (
    <html lang="en">
      <body style={{ ...colours, margin: 0, fontFamily: 'Archivo, system-ui, sans-serif' }}>
        <title>{failure.title}</title>
        <main style={{ maxWidth: 560, margin: '15vh auto', padding: 24, lineHeight: 1.5 }}>
          <h1>{failure.title}</h1>
          <p>{failure.text}</p>
          <p style={{ marginTop: 32 }}>
            <a href="/" style={{ ...button, fontWeight: 600, textDecoration: 'none' }}>
              {failure.home}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
