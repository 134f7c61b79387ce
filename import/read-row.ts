import { createHash } from 'node:crypto';
import { cleanText } from '@/lib/contract/clean-text';
import { type ImportedAd, longest } from './ad';
import { readAdds, readMakes } from './brands';
import type { ImportCatalogue } from './catalogue';
import { type Refuse, readChoices } from './choices';
import { readColumns } from './columns';
import { compileWhen } from './conditions';
import { readContacts } from './contacts';
import { readCounts, readWord } from './counts';
import { readFacts } from './facts';
import type { FullMap } from './map';
import { compileDate, guessLanguage, quote } from './readings';
import { type Cells, compileTemplate, tidy } from './template';

/** `column` is empty when the row as a whole is at fault. */
export type RowProblem = { line: number; column: string; reason: string };
export type RowReading = { ad: ImportedAd } | { skipped: string } | { problems: RowProblem[] };
export type RowReader = (values: readonly string[], line: number) => RowReading;

const fingerprint = (values: readonly string[]) =>
  createHash('sha256').update(values.join('\u001f')).digest('base64url').slice(0, 22);

const textNames = ['description', 'information', 'feature', 'specification'] as const;

const readTexts = (map: FullMap) => {
  const titles = map.title.map(compileTemplate);
  const title = titles.at(-1) ?? compileTemplate('');
  const texts = textNames.map((name) => [name, map[name].map(compileTemplate)] as const);
  return (cells: Cells, refuse: Refuse) => {
    const whole = titles.find((template) => template.fillWhole(cells) !== '') ?? title;
    const titled = tidy(whole.fill(cells));
    if (titled === '') refuse(title, 'is empty, and an ad needs a title');
    if (titled.length > longest.title) {
      refuse(title, `has ${titled.length} characters, and a title at most ${longest.title}`);
    }
    const read = { title: titled, description: '', information: '', feature: '', specification: '' };
    for (const [name, lines] of texts) {
      read[name] = lines
        .map((line) => line.fillWhole(cells))
        .filter((line) => line !== '')
        .join('\n');
      if (read[name].length > longest.text)
        refuse(lines[0] ?? null, `is longer than ${longest.text} characters`);
    }
    return read;
  };
};

/**
 * How the rows of one file become ads. `header` has the columns that the map needs; `now` bounds years and dates.
 * A row is read whole: every column at fault is named, not only the first. Throws a MapError for a map that names
 * reference rows which are not there.
 */
export const createRowReader = (
  map: FullMap,
  header: readonly string[],
  catalogue: ImportCatalogue,
  now: Date,
): RowReader => {
  const columns = readColumns(map, header);
  const skips = map.skip.map(({ when, because }) => ({ holds: compileWhen(when), because }));
  const key = map.key.map(compileTemplate);
  const choose = readChoices(map, catalogue);
  const count = readCounts(map, catalogue.rates, now);
  const makes = readMakes(map, catalogue);
  const adds = readAdds(map);
  const texts = readTexts(map);
  const contacts = readContacts(map);
  const facts = readFacts(map, header, catalogue);
  const priceType = readWord(map.priceType, ['fix', 'negotiable']);
  const vat = readWord(map.vat, ['include', 'exclude']);
  const date = map.date && { from: compileTemplate(map.date.from), read: compileDate(map.date.format) };

  const readKey = (cells: Cells, values: readonly string[], refuse: Refuse) => {
    const parts = key.map((template) => template.fill(cells));
    const empty = parts.findIndex(
      (part, n) => part === '' && !key[n]?.references.every(({ optional }) => optional),
    );
    if (empty >= 0) refuse(key[empty] ?? null, 'is empty, and the ad is known by it');
    const joined = parts.some((part) => part !== '') ? parts.join('|') : '';
    return joined === '' ? fingerprint(values) : joined.length <= 200 ? joined : fingerprint(parts);
  };

  const readDate = (cells: Cells, refuse: Refuse) => {
    const text = date?.from.fill(cells) ?? '';
    const posted = date && text !== '' ? date.read(text) : now;
    if (!posted) refuse(date?.from ?? null, `${quote(text)} is not a date`);
    return new Date(Math.min((posted ?? now).getTime(), now.getTime())).toISOString();
  };

  return (values, line) => {
    const whole = (column: string, reason: string) => ({ problems: [{ line, column, reason }] });
    if (values.length !== header.length) {
      return whole('', `has ${values.length} values where the first line has ${header.length}`);
    }
    const garbled = values.findIndex((value) => value.includes('\ufffd'));
    if (garbled >= 0) return whole(header[garbled] ?? '', `is not ${map.encoding} text`);

    const columnsOfRow = columns.cellsOf(values.map(cleanText));
    const skip = skips.find(({ holds }) => holds(columnsOfRow));
    if (skip) return { skipped: skip.because };

    const problems: RowProblem[] = [];
    const refuse: Refuse = (template, reason) =>
      problems.push({ line, column: template ? columns.columnOf(template) : '', reason });
    const counts = count(columnsOfRow, refuse);
    const { category, subCategory, adType, state } = choose(columnsOfRow, refuse);
    const { make, model, rest } = makes(columnsOfRow);
    const own: Record<string, string> = {
      $brand: make?.name ?? '',
      $model: model,
      $rest: rest,
      $year: String(counts.year ?? ''),
      $category: category?.name ?? '',
      $subCategory: subCategory?.name ?? '',
      $adType: adType?.name ?? '',
      $state: state?.name ?? '',
    };
    const cells: Cells = (name) => own[name] ?? columnsOfRow(name);
    const read = {
      key: readKey(cells, values, refuse),
      ...texts(cells, refuse),
      ...counts,
      ...adds(make, model, cells),
      ...contacts(cells, refuse),
      facts: facts(cells, refuse),
      createdAt: readDate(cells, refuse),
      priceType: priceType(cells),
      vat: vat(cells),
    };
    if (problems.length || !category || !adType) return { problems };
    return {
      ad: {
        ...read,
        language:
          map.language === 'guess' ? guessLanguage(`${read.title} ${read.description}`) : map.language,
        category: category.slug,
        subCategory: subCategory?.slug ?? null,
        adType: adType.slug,
        state: state?.slug ?? null,
      },
    };
  };
};
