import { StaticPart } from './static-part';

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that cannot end the element it stands in, whatever a seller wrote. */
export const jsonForScript = (data: object) =>
  JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? '');

/** Facts of the page for search engines: only what the page also shows. */
export const JsonLd = ({ id, data }: { id: string; data: object }) => (
  <StaticPart as="script" id={id} type="application/ld+json">
    {jsonForScript(data)}
  </StaticPart>
);
