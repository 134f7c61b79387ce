import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Which test shows which requirement of tests/requirements.md. A test says it in its name, "… (R56)" or
// "… (R56, R244)", and every text of that form in a file of tests is such a name.

const root = path.resolve(import.meta.dirname, '../..');
const tests = path.join(root, 'tests');

export type Requirement = { number: number; section: string; text: string };
export type Shown = { name: string; file: string; numbers: number[] };

/** All requirements in the order of the file, each with the heading above it. A line that is none throws. */
export const readRequirements = (): Requirement[] => {
  const [, ...sections] = readFileSync(path.join(tests, 'requirements.md'), 'utf8').split(/^## /m);
  return sections.flatMap((part) => {
    const [section = '', ...lines] = part.split('\n').filter((line) => line !== '');
    return lines.map((line) => {
      const [, number, text] = /^- R(\d+) (\S.*)$/.exec(line) ?? [];
      if (!number || !text) throw new Error(`tests/requirements.md: "${line}" is not "- R{number} {text}"`);
      return { number: Number(number), section, text };
    });
  });
};

const named = /(['"`])((?:\\.|(?!\1)[^\\\n])*?) \((R\d+(?:, R\d+)*)\)\1/g;

const testsIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .toSorted()
    .map((file) => path.join(folder, file));

/** All tests that name a requirement, in the order of their files. */
export const readShown = (): Shown[] =>
  ['tests', 'components', 'import', 'lib', 'seed'].flatMap(testsIn).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(named)].map(([, , name = '', cited = '']) => ({
      name: name.replace(/\\(.)/g, '$1'),
      file: path.relative(tests, path.join(root, file)),
      numbers: cited.split(', ').map((number) => Number(number.slice(1))),
    })),
  );

const inTable = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** The table in Markdown: a part for each section, a row for each requirement, and the tests that show it. */
export const coverageTable = (unseen: ReadonlyMap<number, string>): string => {
  const shown = readShown();
  const requirements = readRequirements();
  return [...new Set(requirements.map(({ section }) => section))]
    .map((section) => {
      const own = requirements.filter((requirement) => requirement.section === section);
      const rows = own.map(({ number, text }) => {
        const by = shown.filter(({ numbers }) => numbers.includes(number));
        const reason = unseen.get(number);
        const cells = [
          ...(reason ? [`*not seen: ${reason}*`] : []),
          ...new Set(by.map(({ name, file }) => `${inTable(name)} ([${path.basename(file)}](${file}))`)),
        ];
        return `| R${number} | ${inTable(text)} | ${cells.join('<br>')} |`;
      });
      return `### ${section}\n\n| number | requirement | tests |\n|---|---|---|\n${rows.join('\n')}\n`;
    })
    .join('\n');
};
