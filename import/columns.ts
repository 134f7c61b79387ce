import { optionalPattern, pattern } from './conditions';
import type { FullMap, When } from './map';
import { type Cells, compileTemplate, type Template } from './template';

/** Words of ours that a template may use beside columns, once the row is read. */
export const ownWords = [
  '$brand',
  '$model',
  '$rest',
  '$year',
  '$category',
  '$subCategory',
  '$adType',
  '$state',
] as const;

const whens = (map: FullMap): When[] => [
  ...map.skip.map(({ when }) => when),
  ...[map.category, map.subCategory, map.adType, map.state].flatMap((choice) =>
    (choice?.rules ?? []).map(({ when }) => when),
  ),
  ...[map.addBrands, map.addModels].filter((add) => typeof add !== 'boolean'),
];

const templatesOf = (map: FullMap): string[] =>
  [
    ...Object.values(map.parts).map(({ from }) => from),
    ...map.key,
    ...map.title,
    ...map.description,
    ...map.information,
    ...map.feature,
    ...map.specification,
    ...[map.category, map.subCategory, map.adType, map.state, map.brand, map.model].map(
      (field) => field?.from,
    ),
    map.brand?.names,
    map.model?.names,
    ...[map.price, map.priceType, map.vat, map.year, map.hours, map.distance, map.date].map(
      (field) => field?.from,
    ),
    map.distance?.unitFrom,
    ...Object.values(map.facts),
    ...[map.phone, map.whatsapp, map.email, map.website, map.zipCode, map.lat, map.long],
  ].filter((template) => template !== undefined);

/** Everything that a map reads in a file, whether it has to be there or not. */
export const columnsNamed = (map: FullMap): string[] =>
  templatesOf(map).flatMap((template) => compileTemplate(template).references.map(({ name }) => name));

/** The columns that a file must have to be read by this map, in the order in which the map names them. */
export const columnsNeeded = (map: FullMap): string[] => {
  const ours = new Set<string>([...Object.keys(map.parts), ...ownWords]);
  const named = templatesOf(map).flatMap((template) => compileTemplate(template).references);
  const optional = new Set(named.filter((reference) => reference.optional).map(({ name }) => name));
  const asked = [
    ...named.filter((reference) => !reference.optional).map(({ name }) => name),
    ...whens(map).flatMap((when) => Object.keys(when).filter((name) => !optional.has(name))),
  ];
  return [...new Set(asked)].filter((name) => !ours.has(name));
};

/** Columns are known by their names without regard to case and outer blanks. */
export const columnKey = (name: string) =>
  name
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();

const changeLetters = {
  small: (text: string) => text.toLowerCase(),
  large: (text: string) => text.toUpperCase(),
  title: (text: string) =>
    text
      .toLowerCase()
      .replace(/(^|[\s(/-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase()),
};

export type Columns = {
  /** The cells of a row: its columns, and the parts that the map makes of them. */
  cellsOf(values: readonly string[]): Cells;
  /** The column of the file that a template reads first, for naming it in a report. */
  columnOf(template: Template): string;
};

/** How the rows of a file with this header are read. The header has what `columnsNeeded` names. */
export const readColumns = (map: FullMap, header: readonly string[]): Columns => {
  const places = new Map<string, number>();
  for (const [place, name] of header.entries()) {
    if (!places.has(columnKey(name))) places.set(columnKey(name), place);
  }
  const names = new Map<string, number | undefined>();
  const placeOf = (name: string) => {
    if (!names.has(name)) names.set(name, places.get(columnKey(name)));
    return names.get(name);
  };
  const parts = new Map(
    Object.entries(map.parts).map(([name, part]) => [
      name,
      {
        from: compileTemplate(part.from),
        match: optionalPattern(part.match),
        take: part.take,
        letters: part.letters,
        replace: part.replace.map(([source, text]) => [new RegExp(pattern(source), 'giu'), text] as const),
      },
    ]),
  );

  const cellsOf = (values: readonly string[]): Cells => {
    const made = new Map<string, string>();
    const cells: Cells = (name) => {
      const part = parts.get(name);
      if (!part) return values[placeOf(name) ?? -1]?.trim() ?? '';
      const known = made.get(name);
      if (known !== undefined) return known;
      // A part that asks for itself reads nothing.
      made.set(name, '');
      let text = part.from.fill(cells);
      if (part.match) {
        const found = part.match.exec(text);
        text = found
          ? part.take.replace(/\$([&\d])/g, (_, n: string) =>
              n === '&' ? found[0] : (found[Number(n)] ?? ''),
            )
          : '';
      }
      if (part.letters) text = changeLetters[part.letters](text);
      for (const [looked, instead] of part.replace) text = text.replace(looked, instead);
      made.set(name, text.trim());
      return text.trim();
    };
    return cells;
  };

  const originOf = (name: string, depth = 0): string => {
    const first = parts.get(name)?.from.references[0];
    return first && depth < 5 ? originOf(first.name, depth + 1) : name;
  };
  return {
    cellsOf,
    columnOf: ({ references }) => {
      const known = references.find(({ name }) => parts.has(name) || placeOf(name) !== undefined);
      const name = originOf((known ?? references[0])?.name ?? '');
      return header[placeOf(name) ?? -1] ?? name;
    },
  };
};
