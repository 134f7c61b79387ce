import { mostFacts } from '@/lib/contract/ad-fields';
import type { FactValue, FactValues } from '@/lib/facts/fact';
import { unitsOf } from '@/lib/facts/recognise/unit-words';
import { areAlike, convert } from '@/lib/facts/units';
import { type ImportCatalogue, nameKey } from './catalogue';
import { MapError, type Refuse } from './choices';
import { columnKey, columnsNamed } from './columns';
import type { FullMap } from './map';
import { quote, readNumber } from './readings';
import { type Cells, compileTemplate, type Template } from './template';

type FactRow = ImportCatalogue['facts'][number];
/** The keys of choices by all that they are called. */
type Choices = ReadonlyMap<string, string>;
type Read = { value: FactValue } | { problem: string };

const yes = new Set(['yes', 'true', '1', 'y', 'نعم', 'بەڵێ'].map(nameKey));
const no = new Set(['no', 'false', '0', 'n', 'لا', 'نەخێر'].map(nameKey));

const readFlag = (text: string): boolean | null => {
  const key = nameKey(text);
  return yes.has(key) ? true : no.has(key) ? false : null;
};

/** "22 t", "22,000 kg", "22": a number alone is in the unit that people read. Whole in the fact's own unit. */
const readFigure = (text: string, { unit, shownIn }: FactRow): number | null => {
  const [, sign, figure = '', word = ''] = /^([-−]?)([\p{Nd}.,٫٬' ]*\p{Nd})\s*(.*)$/u.exec(text) ?? [];
  const amount = readNumber(figure);
  if (amount === null) return null;
  const number = sign ? -amount : amount;
  if (unit === null) return word === '' && Number.isInteger(number) ? number : null;
  const written = word === '' ? (shownIn ?? unit) : unitsOf(word).find((one) => areAlike(one, unit));
  return written ? Math.round(convert(number, written, unit)) : null;
};

const bounds = ({ least, most, unit, shownIn }: FactRow): string => {
  const shown = (value: number) => (unit && shownIn ? convert(value, unit, shownIn) : value);
  return `from ${shown(least ?? 0)} to ${shown(most ?? 0)}${shownIn ? ` ${shownIn}` : ''}`;
};

const choicesBy = ({ choices }: FactRow): Choices => {
  const byName = new Map<string, string>();
  for (const { key, names } of choices)
    for (const name of names.map(nameKey)) if (name && !byName.has(name)) byName.set(name, key);
  for (const { key } of choices) byName.set(key, key);
  return byName;
};

const readValue = (text: string, fact: FactRow, choices: Choices): Read => {
  const { key, kind, least, most } = fact;
  const of = key.replaceAll('_', ' ');
  if (kind === 'flag') {
    const value = readFlag(text);
    return value === null ? { problem: `${quote(text)} is neither yes nor no` } : { value };
  }
  if (kind === 'number') {
    const value = readFigure(text, fact);
    const fits = value !== null && value >= (least ?? value) && value <= (most ?? value);
    return fits ? { value } : { problem: `${quote(text)} is no ${of} ${bounds(fact)}` };
  }
  const chosen: string[] = [];
  for (const name of kind === 'choices' ? text.split(/[;|؛]/) : [text]) {
    const choice = choices.get(name.trim()) ?? choices.get(nameKey(name));
    if (choice === undefined) return { problem: `${quote(name.trim())} is no choice of ${of}` };
    chosen.push(choice);
  }
  return { value: kind === 'choices' ? [...new Set(chosen)].sort() : (chosen[0] ?? '') };
};

/** Reads what a column says of a fact. */
export const factReader = (fact: FactRow) => {
  const choices = choicesBy(fact);
  return (text: string): Read => readValue(text, fact, choices);
};

/** Which columns say which facts: those that the map names, and where it says so, those that are called by a fact's key. */
const factColumns = (map: FullMap, header: readonly string[], facts: readonly FactRow[]) => {
  const columns = new Map<string, Template>();
  if (map.factColumns) {
    const taken = new Set(columnsNamed(map).map(columnKey));
    const byKey = new Set(facts.map(({ key }) => key));
    for (const name of header) {
      const key = columnKey(name);
      if (byKey.has(key) && !taken.has(key)) columns.set(key, compileTemplate(`{${key}}`));
    }
  }
  for (const [key, from] of Object.entries(map.facts)) columns.set(key, compileTemplate(from));
  return columns;
};

/** Reads what a row states as facts; throws a MapError for a map that names a fact which is not there. */
export const readFacts = (map: FullMap, header: readonly string[], { facts }: ImportCatalogue) => {
  const byKey = new Map(facts.map((fact) => [fact.key, fact]));
  const columns = [...factColumns(map, header, facts)].map(([key, from]) => {
    const fact = byKey.get(key);
    if (!fact) throw new MapError(`The map names the fact ${quote(key)}, which is not there.`);
    return { fact, from, read: factReader(fact) };
  });
  return (cells: Cells, refuse: Refuse): FactValues => {
    const stated: FactValues = {};
    for (const { fact, from, read } of columns) {
      const text = from.fillWhole(cells);
      const said = text === '' ? null : read(text);
      if (said && 'value' in said) stated[fact.key] = said.value;
      else if (said) refuse(from, said.problem);
    }
    const [tooMany] = Object.keys(stated).slice(mostFacts);
    if (tooMany)
      refuse(
        columns.find(({ fact }) => fact.key === tooMany)?.from ?? null,
        `is one fact too many: an ad states at most ${mostFacts}`,
      );
    return stated;
  };
};
