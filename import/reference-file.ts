import { z } from 'zod';
import { isProblem } from '@/lib/contract/field-rules';
import { contentFields } from '@/lib/contract/moderation/content-fields';
import { FactFields, SheetFields } from '@/lib/contract/moderation/fact-fields';
import { messagesOf } from '@/lib/i18n/messages';
import { type Catalogue, getCatalogue } from '@/lib/server/catalogue/rows';
import { HttpError } from '@/lib/server/http-error';
import { changeRow, createRow } from '@/lib/server/moderation/content/mutations';
import { getRow } from '@/lib/server/moderation/content/queries';
import { type ImportCatalogue, indexRows } from './catalogue';
import { columnKey } from './columns';
import { factReader } from './facts';
import { importCatalogue } from './land';
import { FileError, type Layout, lookInto } from './layout';
import { type Named, namedIn, namedKinds } from './named';
import type { RowProblem } from './read-row';
import { readRecords } from './records';
import { findModel, indexOf } from './reference-rows';

/*
 * Facts with their choices, sheets, models with their facts, and other names of all that has some, from a CSV file: what the
 * operator writes in the console, by the same rules. A fact is a line and its choices are the lines that name it and a
 * choice; a sheet is the lines of its kind; a model, and what is to have other names, is a line.
 */

type Line = { line: number; cell: (name: string) => string };
type Kind = 'facts' | 'sheets' | 'models' | 'names';
/** A row as the console would send it; the lines that it came from, of the whole and of its parts. */
type Row = {
  isThere: boolean;
  body: object;
  first: Line;
  parts: readonly Line[];
  /** What of it cannot even be read. */
  problems?: readonly RowProblem[];
  /** What is there already, and lacks some of this. */
  there?: { of: Named; id: number };
};

export type ReferenceResult = { read: number; added: number; there: number; refused: number };

const mostLines = 20_000;
const byCommand = { moderator: null, lang: 'en' } as const;

const readTable = async (file: string, asked: Partial<Layout>) => {
  const layout = await lookInto(file, asked);
  let names: string[] | null = null;
  const lines: Line[] = [];
  const problems: RowProblem[] = [];
  for await (const record of readRecords(file, layout)) {
    if ('problem' in record) problems.push({ line: record.line, column: '', reason: record.problem });
    else if (names === null) names = record.values.map(columnKey);
    else {
      const { values, line } = record;
      const header: string[] = names;
      lines.push({ line, cell: (name) => values[header.indexOf(name)]?.trim() ?? '' });
    }
    if (lines.length > mostLines) throw new FileError(`${file} has more than ${mostLines} lines.`);
  }
  return { names: names ?? [], lines, problems };
};

const grouped = (lines: readonly Line[], by: (line: Line) => string): Line[][] => {
  const groups = new Map<string, Line[]>();
  for (const line of lines) groups.set(by(line), [...(groups.get(by(line)) ?? []), line]);
  return [...groups.values()];
};

const wordsIn = ({ cell }: Line, name: string) => ({
  en: cell(`${name}_en`),
  ar: cell(`${name}_ar`),
  ckb: cell(`${name}_ckb`),
});
const listIn = ({ cell }: Line, name: string) =>
  cell(name)
    .split(/[;|؛]/)
    .map((word) => word.trim())
    .filter(Boolean);
const isMarked = (text: string) => /^(?:yes|true|1|x|نعم|بەڵێ)$/i.test(text);

const factRows = (lines: readonly Line[], { facts }: Catalogue): Row[] =>
  grouped(lines, ({ cell }) => cell('fact')).flatMap((group) => {
    const [first, ...others] = group.toSorted(
      (one, other) => Number(one.cell('choice') !== '') - Number(other.cell('choice') !== ''),
    );
    if (!first) return [];
    const { cell } = first;
    const short = wordsIn(first, 'short');
    const body = {
      key: cell('fact'),
      kind: cell('kind'),
      name: wordsIn(first, 'name'),
      short: short.en ? short : wordsIn(first, 'name'),
      unit: cell('unit'),
      shown_in: cell('shown_in') || cell('unit'),
      decimals: cell('decimals'),
      least: cell('least'),
      most: cell('most'),
      steps: listIn(first, 'steps'),
      schema_org: cell('schema_org'),
      also: listIn(first, 'also'),
      choices: others.map((line) => ({
        key: line.cell('choice'),
        name: wordsIn(line, 'name'),
        also: listIn(line, 'also'),
      })),
    };
    return [{ isThere: facts.has(body.key), body, first, parts: others }];
  });

/** Finds categories and sub-categories as they are named; what is not found stays as it was written. */
const kindsOf = (known: ImportCatalogue, rows: Catalogue) => {
  const categories = indexRows(known.categories);
  const subs = new Map(known.categories.map((one) => [one.slug, indexRows(one.subCategories)]));
  return ({ cell }: Line) => {
    const [named, subNamed] = [cell('category'), cell('sub_category')];
    const slug = categories.find(named)?.slug;
    const category = [...rows.categories.values()].find((one) => one.slug === slug);
    const subSlug = subs.get(slug ?? '')?.find(subNamed)?.slug;
    const sub = [...rows.subCategories.values()].find(
      (one) => one.slug === subSlug && one.categoryId === category?.id,
    );
    return { category_id: category?.id ?? named, sub_category_id: sub?.id ?? subNamed };
  };
};

const sheetRows = (lines: readonly Line[], known: ImportCatalogue, rows: Catalogue): Row[] => {
  const { facts, sheets } = rows;
  const kindIn = kindsOf(known, rows);
  return grouped(lines, ({ cell }) => `${cell('category')}/${cell('sub_category')}`).flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const kind = kindIn(first);
    const body = {
      ...kind,
      core: listIn(first, 'core'),
      facts: group.map(({ cell }) => ({
        fact_id: facts.get(cell('fact'))?.id ?? cell('fact'),
        is_facet: isMarked(cell('filter')),
        on_card: isMarked(cell('card')),
        in_title: isMarked(cell('title')),
      })),
    };
    const isThere = sheets.has(`${kind.category_id}/${kind.sub_category_id}`);
    return [{ isThere, body, first, parts: group }];
  });
};

const modelColumns = new Set(['brand', 'model', 'category', 'sub_category', 'model_names']);

/** Columns that say nothing of a model: hardly anybody writes one for nothing. */
const strangeColumns = (names: readonly string[], { facts }: Catalogue): RowProblem[] =>
  names
    .filter((name) => !modelColumns.has(name) && !facts.has(name))
    .map((column) => ({ line: 1, column, reason: 'is no fact, and nothing else that a model has' }));

const modelRows = (lines: readonly Line[], known: ImportCatalogue, rows: Catalogue): Row[] => {
  const readers = known.facts.map((fact) => ({ key: fact.key, read: factReader(fact) }));
  const brands = indexRows(known.brands);
  const index = indexOf(rows);
  const kindIn = kindsOf(known, rows);
  return lines.map((first) => {
    const { cell, line } = first;
    const brandId = index.brand.get(brands.find(cell('brand'))?.slug ?? '');
    const id = brandId === undefined ? null : findModel(index, brandId, cell('model'));
    const said = readers.flatMap(({ key, read }) => (cell(key) ? [{ key, ...read(cell(key)) }] : []));
    const facts = Object.fromEntries(said.flatMap((one) => ('value' in one ? [[one.key, one.value]] : [])));
    const stated = rows.carModels.get(id ?? 0)?.facts;
    return {
      first,
      parts: [],
      body: {
        brand_id: brandId ?? cell('brand'),
        name: cell('model'),
        aliases: listIn(first, 'model_names'),
        ...kindIn(first),
        facts,
      },
      isThere: stated !== undefined && Object.keys(facts).every((key) => key in stated),
      problems: said.flatMap((one) =>
        'problem' in one ? [{ line, column: one.key, reason: one.problem }] : [],
      ),
      ...(id === null ? {} : { there: { of: 'models', id } }),
    };
  });
};

const nameRows = (lines: readonly Line[], known: ImportCatalogue, rows: Catalogue): Row[] => {
  const find = namedIn(known, rows);
  return lines.map((first) => {
    const { cell } = first;
    const found = find(cell('kind'), cell('name'), { brand: cell('brand'), category: cell('category') });
    const names = listIn(first, 'names');
    return {
      first,
      parts: [],
      body: { kind: cell('kind'), name: found?.id ?? cell('name'), names },
      isThere: found !== null && names.length > 0 && names.every((name) => found.aliases.includes(name)),
      ...(found ? { there: found } : {}),
    };
  });
};

const inWords = (problem: string) => (isProblem(problem) ? messagesOf('en').problems[problem] : problem);

/** The column of a field of a model. */
const modelColumn = ([field = '', key = '']: readonly string[]) => {
  if (field === 'facts') return key;
  return { name: 'model', aliases: 'model_names' }[field] ?? field.replace(/_id$/, '');
};

/** Where a fault of a row stands in the file. */
const placeOf = (path: readonly string[], { first, parts }: Row, kind: Kind) => {
  const part = /^\d+$/.test(path[1] ?? '') ? parts[Number(path[1])] : undefined;
  const name = (part ? path.slice(2) : path).join('_');
  const own = part ? 'choice' : 'fact';
  const column = kind === 'facts' ? name.replace(/^key$/, own) : name.replace(/_id$/, '');
  if (kind === 'models') return { line: first.line, column: modelColumn(path) };
  if (kind === 'names') return { line: first.line, column: path[0] ?? 'names' };
  return { line: (part ?? first).line, column };
};

const NameFields = z.object({
  kind: z.enum(namedKinds, { error: 'choice' }),
  /** The number of the row, once it is found. */
  name: z.number({ error: 'choice' }),
  names: contentFields.states.shape.aliases.refine((names) => names.length > 0, 'required'),
});
const rules = { facts: FactFields, sheets: SheetFields, models: contentFields.models, names: NameFields };

type Lacking = { facts?: Record<string, unknown>; aliases?: readonly string[] };

/** Gives what is there what it lacks; what it says already is the operator's and stays. */
const complete = async ({ of, id }: NonNullable<Row['there']>, { facts, aliases = [] }: Lacking) => {
  const row = (await getRow(of, id)) as unknown as { version: string };
  const now: Lacking = contentFields[of].parse(row);
  const more = facts
    ? { facts: { ...facts, ...now.facts } }
    : { aliases: [...new Set([...(now.aliases ?? []), ...aliases])] };
  await changeRow(of, id, row.version, contentFields[of].parse({ ...now, ...more }), byCommand);
};

/** Adds a row, unless it is only checked; what is wrong with it, line by line. */
const add = async (row: Row, kind: Kind, check: boolean): Promise<RowProblem[]> => {
  if (row.problems?.length) return [...row.problems];
  const read = rules[kind].safeParse(row.body);
  const told = (path: readonly string[], reason: string) => ({ ...placeOf(path, row, kind), reason });
  if (!read.success)
    return read.error.issues.map(({ path, message }) => told(path.map(String), inWords(message)));
  if (check) return [];
  try {
    const { there, body } = row;
    if (there && kind === 'names') await complete(there, { aliases: rules.names.parse(body).names });
    else if (there) await complete(there, rules.models.parse(body));
    else if (kind !== 'names') await createRow(kind, read.data, byCommand);
    return [];
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 422) throw error;
    return Object.entries(error.errors ?? {}).map(([path, reasons]) =>
      told(path.split('.'), reasons.join(' ')),
    );
  }
};

const kindOf = (names: readonly string[]): Kind | null => {
  const isModels = names.includes('brand') && names.includes('model');
  if (isModels && !names.includes('title') && !names.includes('price')) return 'models';
  if (['kind', 'name', 'names'].every((name) => names.includes(name))) return 'names';
  if (!names.includes('fact')) return null;
  if (names.includes('category')) return 'sheets';
  return names.includes('name_en') ? 'facts' : null;
};

/** Whether a file is one of facts, sheets, models or names, by its first line: an ad has a title or a price. */
export const isReferenceFile = async (file: string, layout: Partial<Layout> = {}): Promise<boolean> => {
  for await (const record of readRecords(file, await lookInto(file, layout)))
    return 'values' in record && kindOf(record.values.map(columnKey)) !== null;
  return false;
};

/** Adds the facts, sheets, models or names of a file that are not there yet; what is there is left as it is, or completed. */
export const importReferenceFile = async (
  file: string,
  {
    layout = {},
    check = false,
    onProblems,
  }: { layout?: Partial<Layout>; check?: boolean; onProblems: (problems: RowProblem[]) => void },
): Promise<ReferenceResult> => {
  const { names, lines, problems } = await readTable(file, layout);
  const kind = kindOf(names);
  if (!kind) throw new FileError(`${file} is no table of facts, sheets, models or names.`);
  if (problems.length) onProblems(problems);
  const catalogue = await getCatalogue();
  const known = await importCatalogue();
  const rows = {
    facts: () => factRows(lines, catalogue),
    sheets: () => sheetRows(lines, known, catalogue),
    models: () => modelRows(lines, known, catalogue),
    names: () => nameRows(lines, known, catalogue),
  }[kind]();
  const strange = kind === 'models' ? strangeColumns(names, catalogue) : [];
  if (strange.length) onProblems(strange);
  const result = { read: rows.length, added: 0, there: 0, refused: 0 };
  for (const row of rows) {
    const wrong = row.isThere ? [] : await add(row, kind, check);
    if (wrong.length) onProblems(wrong);
    result[row.isThere ? 'there' : wrong.length ? 'refused' : 'added'] += 1;
  }
  return result;
};
