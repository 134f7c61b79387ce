import { readFile } from 'node:fs/promises';
import { type Recognised, recogniseFacts } from '@/lib/facts/recognise/recognise';
import { facts } from '@/seed/reference/facts';
import { sheets } from '@/seed/reference/sheets';

/*
 * `npm run bench:facts -- FILE [--wrong]`: of the facts that rows of a file state, how many are recognised, and how many of the
 * recognised are right. Of a row `facts` is what its text states of the machine, each value in the fact's unit; what may as well be
 * told as not stands in `may`, and counts neither way.
 */

type Value = number | string | boolean;
type Row = {
  id: string;
  text: string;
  category: string;
  sub_category: string | null;
  facts: Record<string, Value[]>;
  may: Record<string, Value[]>;
};

type Tally = { stated: number; sure: number; sureRight: number; all: number; allRight: number };
const none = (): Tally => ({ stated: 0, sure: 0, sureRight: 0, all: 0, allRight: 0 });

const sheetOf = ({ category, sub_category }: Row) => {
  const [whole, own] = [null, sub_category].map((sub) =>
    sheets.find((sheet) => sheet.category === category && sheet.subCategory === sub),
  );
  const sheet = own ?? whole;
  if (!sheet) throw new Error(`There is no sheet of ${category}`);
  return sheet;
};

/** A length in inches is the same in whole millimetres. */
const isSame = (one: Value, other: Value) =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) <= 0.015 * Math.abs(one)
    : one === other;

const toldBy = ({ value }: Recognised): Value => (Array.isArray(value) ? (value[0] ?? '') : value);

const [file = '', ...options] = process.argv.slice(2);
const rows: Row[] = JSON.parse(await readFile(file, 'utf8'));
const tallies = new Map<string, Tally>();
const tallyOf = (key: string) => {
  const tally = tallies.get(key) ?? none();
  tallies.set(key, tally);
  return tally;
};
const faults: string[] = [];
const byKey = new Map(facts.map((fact) => [fact.key, fact]));

for (const row of rows) {
  const found = recogniseFacts(row.text, byKey, sheetOf(row));
  const isRight = (one: Recognised, among: Row['facts']) =>
    (among[one.key] ?? []).some((value) => isSame(value, toldBy(one)));
  for (const one of found) {
    if (isRight(one, row.may)) continue;
    const tally = tallyOf(one.key);
    const right = isRight(one, row.facts);
    tally.all += 1;
    tally.allRight += Number(right);
    tally.sure += Number(one.sure);
    tally.sureRight += Number(one.sure && right);
    if (!right)
      faults.push(
        `${row.id}\t${one.sure ? 'WRONG' : 'wrong'}\t${one.key}=${toldBy(one)}\t${row.text.slice(one.start, one.end)}`,
      );
  }
  for (const [key, values] of Object.entries(row.facts)) {
    tallyOf(key).stated += values.length;
    for (const value of values)
      if (!found.some((one) => one.key === key && isSame(value, toldBy(one))))
        faults.push(`${row.id}\tmissed\t${key}=${value}`);
  }
}

const percent = (n: number, of: number) => (of ? `${((100 * n) / of).toFixed(1)} %` : '');
const line = (key: string, { stated, sure, sureRight, all, allRight }: Tally) =>
  `| ${key} | ${stated} | ${sure} | ${percent(sureRight, sure)} | ${percent(sureRight, stated)} | ${all} | ${percent(allRight, all)} | ${percent(allRight, stated)} |`;

if (options.includes('--wrong')) console.log(`${faults.join('\n')}\n`);
console.log(
  '| fact | stated | sure | of them right | found by them | offered | of them right | found by them |',
);
console.log('|---|---|---|---|---|---|---|---|');
for (const [key, tally] of [...tallies].toSorted(([, a], [, b]) => b.stated - a.stated))
  console.log(line(key, tally));
const total = [...tallies.values()].reduce((sum, one) => {
  for (const key of Object.keys(sum) as (keyof Tally)[]) sum[key] += one[key];
  return sum;
}, none());
console.log(line('**all**', total));
