import { type ImportCatalogue, indexRows, type ReferenceRow } from './catalogue';
import { compileWhen } from './conditions';
import type { FullMap } from './map';
import { quote } from './readings';
import { type Cells, compileTemplate, type Template } from './template';

export type Refuse = (template: Template | null, reason: string) => void;

/** The map itself is wrong, so no row could be read by it. */
export class MapError extends Error {
  override name = 'MapError';
}

type Choice = NonNullable<FullMap['state']>;

/** What a choice asks for in a row: its first rule that holds, else what its column says, else the default. */
const compileChoice = (choice: Choice) => {
  const rules = choice.rules.map(({ when, is }) => ({ holds: compileWhen(when), is }));
  const from = choice.from ? compileTemplate(choice.from) : null;
  return {
    from,
    asked: (cells: Cells) =>
      rules.find(({ holds }) => holds(cells))?.is ?? (from?.fill(cells) || (choice.default ?? '')),
  };
};

const named = (choice: Choice) => [
  ...choice.rules.map(({ is }) => is),
  ...(choice.default === undefined ? [] : [choice.default]),
];

/** Reads which of our rows an ad belongs to. A map that names a row which is not there throws a MapError at once. */
export const readChoices = (map: FullMap, catalogue: ImportCatalogue) => {
  const categories = indexRows(catalogue.categories);
  const subsOf = new Map(catalogue.categories.map((row) => [row.slug, indexRows(row.subCategories)]));
  const adTypes = indexRows(catalogue.adTypes);
  const states = indexRows(catalogue.states);
  const place = (text: string) => {
    const [name = '', subName = ''] = text.split('/');
    const category = categories.find(name);
    return {
      category,
      sub: subName && category ? (subsOf.get(category.slug)?.find(subName) ?? null) : null,
      subName,
    };
  };
  for (const text of named(map.category)) {
    const { category, sub, subName } = place(text);
    if (!category || (subName && !sub))
      throw new MapError(`The map names the category ${quote(text)}, which is not there.`);
  }
  for (const [what, choice, rows] of [
    ['ad type', map.adType, adTypes],
    ['governorate', map.state, states],
  ] as const) {
    const missing = choice && named(choice).find((text) => !rows.find(text));
    if (missing) throw new MapError(`The map names the ${what} ${quote(missing)}, which is not there.`);
  }

  const category = compileChoice(map.category);
  const subCategory = map.subCategory && compileChoice(map.subCategory);
  const pick = (
    rows: { find(name: string): ReferenceRow | null },
    choice: Choice | undefined,
    what: string,
  ) => {
    if (!choice) return () => null;
    const { from, asked } = compileChoice(choice);
    return (cells: Cells, refuse: Refuse) => {
      const text = asked(cells);
      const row = text === '' ? null : rows.find(text);
      if (text !== '' && !row) refuse(from, `${quote(text)} is no ${what}`);
      return row;
    };
  };
  const adType = pick(adTypes, map.adType, 'ad type');
  const state = pick(states, map.state, 'governorate');

  return (cells: Cells, refuse: Refuse) => {
    const text = category.asked(cells);
    const placed = place(text);
    if (text === '') refuse(category.from, 'is empty, and an ad needs a category');
    else if (!placed.category) refuse(category.from, `${quote(text)} is no category`);
    else if (placed.subName && !placed.sub) refuse(category.from, `${quote(text)} is no sub-category`);
    let sub = placed.sub;
    const subText = subCategory && placed.category && !sub ? subCategory.asked(cells) : '';
    if (subText && placed.category) {
      sub = subsOf.get(placed.category.slug)?.find(subText) ?? null;
      if (!sub)
        refuse(subCategory?.from ?? null, `${quote(subText)} is no sub-category of ${placed.category.name}`);
    }
    return {
      category: placed.category,
      subCategory: sub,
      adType: adType(cells, refuse),
      state: state(cells, refuse),
    };
  };
};
