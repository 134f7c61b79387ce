import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Which test shows which line of the specification. A test says it in its name, "… (line 56)" or "… (lines 56, 244)",
// and every text of that form in a file of tests is such a name.

const root = path.resolve(import.meta.dirname, '../..');
const tests = path.join(root, 'tests');

export type Sentence = { line: number; section: string; text: string };
export type Shown = { name: string; file: string; lines: number[] };

const isRule = (text = '') => /^\|[\s|:-]+\|$/.test(text);

/** The lines that say something, each with the heading above it. */
export const readSentences = (): Sentence[] => {
  const all = readFileSync(path.join(tests, 'e2e/specification/specification.md'), 'utf8').split('\n');
  let section = 'Opening';
  let chapter = '';
  return all.flatMap((text, index) => {
    const [, level = '', title = ''] = /^(#+) (.*)$/.exec(text) ?? [];
    if (level === '##') [chapter, section] = [title, title];
    if (level === '###') section = `${chapter}: ${title}`;
    const silent = text.trim() === '' || level !== '' || isRule(text) || isRule(all[index + 1]);
    return silent ? [] : [{ line: index + 1, section, text }];
  });
};

const named = /(['"`])((?:\\.|(?!\1)[^\\\n])*?) \(lines? (\d+(?:, \d+)*)\)\1/g;

const testsIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .toSorted()
    .map((file) => path.join(folder, file));

/** All tests that name a line, in the order of their files. */
export const readShown = (): Shown[] =>
  ['tests', 'components', 'lib'].flatMap(testsIn).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(named)].map(([, , name = '', lines = '']) => ({
      name: name.replace(/\\(.)/g, '$1'),
      file: path.relative(tests, path.join(root, file)),
      lines: lines.split(', ').map(Number),
    })),
  );

const shortened = 90;
const inTable = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
const cut = (text: string) => {
  const plain = text.replace(/^\| | \|$|^- |^\d\. |\*\*/g, '').replaceAll(' | ', ': ');
  return plain.length > shortened ? `${plain.slice(0, shortened).trimEnd()}…` : plain;
};

/** The table in Markdown: a part for each section, a row for each line, and the tests that show it. */
export const coverageTable = (unseen: ReadonlyMap<number, string>): string => {
  const shown = readShown();
  const sentences = readSentences();
  return [...new Set(sentences.map(({ section }) => section))]
    .map((section) => {
      const own = sentences.filter((sentence) => sentence.section === section);
      const rows = own.map(({ line, text }) => {
        const by = shown.filter(({ lines }) => lines.includes(line));
        const reason = unseen.get(line);
        const cells = [
          ...(reason ? [`*not seen: ${reason}*`] : []),
          ...new Set(by.map(({ name, file }) => `${inTable(name)} ([${path.basename(file)}](${file}))`)),
        ];
        return `| ${line} | ${inTable(cut(text))} | ${cells.join('<br>')} |`;
      });
      return `### ${section}\n\n| line | the specification | tests |\n|---|---|---|\n${rows.join('\n')}\n`;
    })
    .join('\n');
};
