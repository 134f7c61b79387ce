import { longestOtherName, mostNames } from './ad';
import { type ImportCatalogue, indexRows, isName, nameKey, slugOf, tidyName } from './catalogue';
import { compileAdd, optionalPattern } from './conditions';
import type { FullMap } from './map';
import { type Cells, compileTemplate, tidy } from './template';

export type Make = { slug: string; name: string; known: boolean };

const newMake = (text: string): Make | null => {
  const name = tidyName(text);
  const slug = isName(name) ? slugOf(name) : null;
  return slug ? { slug, name, known: false } : null;
};

/** Reads the make and the model of a row. */
export const readMakes = (map: FullMap, catalogue: ImportCatalogue) => {
  const known = indexRows(catalogue.brands);
  const brand = map.brand && {
    ...map.brand,
    from: compileTemplate(map.brand.from),
    none: optionalPattern(map.brand.none),
    aliases: new Map(Object.entries(map.brand.aliases).map(([from, to]) => [nameKey(from), to])),
  };
  const model = map.model && {
    ...map.model,
    from: compileTemplate(map.model.from),
    match: optionalPattern(map.model.match),
    none: optionalPattern(map.model.none),
  };
  // A text may begin with a make of several words.
  const mostWords = Math.max(
    3,
    ...Object.keys(map.brand?.aliases ?? {}).map((name) => name.split(' ').length),
  );

  const find = (text: string): Make | null => {
    const alias = brand?.aliases.get(nameKey(text));
    const row = known.find(alias ?? text);
    if (row) return { slug: row.slug, name: row.name, known: true };
    const slug = alias ? slugOf(alias) : null;
    return alias && slug ? { slug, name: alias, known: false } : null;
  };

  const leading = (words: readonly string[]): { make: Make | null; rest: string } => {
    for (let count = Math.min(mostWords, words.length); count > 0; count--) {
      const make = find(words.slice(0, count).join(' '));
      if (make) return { make, rest: words.slice(count).join(' ') };
    }
    return { make: newMake(words[0] ?? ''), rest: words.slice(1).join(' ') };
  };

  return (cells: Cells): { make: Make | null; model: string; rest: string } => {
    const text = brand ? tidy(brand.from.fill(cells)) : '';
    const no = text === '' || brand?.none?.test(text);
    const { make, rest } = no
      ? { make: null, rest: text }
      : brand?.leads
        ? leading(text.split(' '))
        : { make: find(text) ?? newMake(text), rest: '' };
    const modelText = model ? tidy(model.from.fill((name) => (name === '$rest' ? rest : cells(name)))) : '';
    const named = model?.match ? (model.match.exec(modelText)?.[0] ?? '') : modelText;
    const usable = model && named.length <= model.longest && !model.none?.test(named);
    return { make, model: usable ? named : '', rest };
  };
};

/** Other names in a cell, parted by semicolons or bars; what is too long to be one is left out. */
const readNames = (template: string | undefined) => {
  const from = template === undefined ? null : compileTemplate(template);
  return (cells: Cells): { names?: string[] } => {
    const all = (from?.fill(cells) ?? '').split(/[;؛|]/).map(tidy);
    const names = [...new Set(all)].filter((name) => name && name.length <= longestOtherName);
    return names.length ? { names: names.slice(0, mostNames) } : {};
  };
};

/** Whether a make or model that is not there yet may become a reference row, by what the row says. */
export const readAdds = (map: FullMap) => {
  const [brandNames, modelNames] = [readNames(map.brand?.names), readNames(map.model?.names)];
  const brands = compileAdd(map.addBrands);
  const models = compileAdd(map.addModels);
  return (make: Make | null, model: string, cells: Cells) => {
    const add = Boolean(make && !make.known && brands(cells));
    return {
      brand:
        make && (make.known || add)
          ? { slug: make.slug, name: make.name, add, ...(add && brandNames(cells)) }
          : null,
      model: make && model ? { name: model, add: models(cells), ...modelNames(cells) } : null,
    };
  };
};
