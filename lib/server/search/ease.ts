import type { RowFilter } from '@/lib/ad-filters';
import type { Catalogue } from '../catalogue/rows';
import { quality } from './names';
import { headOf, isKind, type Reading } from './read';

/*
 * What a search mostly means, where no ad has all of it: "هيلوكس دبل قمارة" a Hilux, whatever it is filed under. What
 * the machine is gives way from the vaguest on; the place before the model or the kind, for a machine is fetched from
 * elsewhere; and where nothing of the kind is for rent, the kind of ad last, for who sells may let. What it costs never does.
 */

type Part = Reading['parts'][number];
type Kind = 'category' | 'subCategory';

const isOf = (part: Part, kind: RowFilter) => part.is === 'rows' && part.kind === kind;
/** Said for certain: a name, rightly spelt or not, and not one word of a longer one. */
const isCertain = (part: Part) => part.is === 'rows' && part.quality > quality.part;
/** A number that was taken for a model's. */
const isNumber = (part: Part) =>
  part.is === 'rows' && part.kind === 'carModel' && part.quality <= quality.number + 1;

const ease = (reading: Reading, gives: (part: Part) => boolean): Reading => ({
  ...reading,
  parts: reading.parts.map((part) =>
    part.is !== 'figure' && !part.eased && gives(part) ? { ...part, eased: { within: [] } } : part,
  ),
});

/** The models whatever their kind. */
const easeKinds = (reading: Reading): Reading => {
  const { parts, ...rest } = ease(reading, isKind);
  return {
    ...rest,
    parts: parts.map((part) =>
      part.is === 'rows' && part.ofAnyKind ? { ...part, ids: part.ofAnyKind } : part,
    ),
  };
};

/** Kinds of machine become their categories: a tanker by Mercedes another lorry by Mercedes. */
const widen = (reading: Reading, { subCategories }: Catalogue): Reading => ({
  ...reading,
  parts: reading.parts.map((part) => {
    if (!isKind(part) || part.kind === 'category') return part;
    const within = part.ids.flatMap((id) => subCategories.get(id)?.categoryId ?? []);
    return { ...part, eased: { within: [{ kind: 'category', ids: [...new Set(within)] }] } };
  }),
});

/** Models become what their brands make of their kind: for want of an H100 the light trucks by Hyundai. */
const easeModels = (reading: Reading, { carModels, subCategories }: Catalogue, kind: Kind): Reading => ({
  ...reading,
  parts: reading.parts.map((part) => {
    if (part.is !== 'rows' || part.kind !== 'carModel' || part.eased) return part;
    const models = part.ids.flatMap((id) => carModels.get(id) ?? []);
    const kinds = models.map(({ categoryId, subCategoryId }) =>
      kind === 'subCategory'
        ? subCategoryId
        : (categoryId ?? subCategories.get(subCategoryId ?? 0)?.categoryId),
    );
    const brands = models.map(({ brandId }) => brandId);
    const within = [
      { kind: 'brand' as const, ids: [...new Set(brands)] },
      // Where one may be of any kind, all may.
      { kind, ids: kinds.every(Boolean) ? [...new Set(kinds)].flatMap((id) => id ?? []) : [] },
    ];
    return { ...part, eased: { within } };
  }),
});

/** What nobody sells for its parts becomes the parts, those for that machine first. */
const easeToParts = (reading: Reading): Reading => {
  const kindOf = (part: Part) =>
    part.is === 'rows' && part.kind === 'type'
      ? part.others.find(({ kind }) => kind === 'category')
      : undefined;
  if (!reading.parts.some(kindOf)) return reading;
  const { parts, ...rest } = ease(
    reading,
    (part) => part.is === 'rows' && !kindOf(part) && part.kind !== 'state',
  );
  return { ...rest, parts: parts.map((part) => ({ ...part, ...kindOf(part) })) };
};

/** Readings of which some parts only say what comes first, the nearest to what was asked for before the others. */
export const easedReadings = (reading: Reading, catalogue: Catalogue): Reading[] => {
  const has = (kind: RowFilter) => reading.parts.some((part) => isOf(part, kind) && !isNumber(part));
  const kinds = reading.parts.filter(isKind);
  const machine = [
    ...kinds,
    ...reading.parts.filter((part) => isOf(part, 'brand') || isOf(part, 'carModel')),
  ];
  if (!machine.some((part) => isCertain(part) && !isNumber(part))) return [];
  const all: Reading[] = [];
  const known = new Set([JSON.stringify(reading.parts)]);
  const step = (next: Reading) => {
    const parts = JSON.stringify(next.parts);
    if (!known.has(parts)) all.push(next);
    known.add(parts);
    return next;
  };
  const wordless = step(ease(reading, (part) => part.is === 'text'));
  const numberless = kinds.length || has('brand') ? step(ease(wordless, isNumber)) : wordless;
  const kindless = has('carModel') ? step(easeKinds(numberless)) : numberless;
  if (has('carModel')) step(ease(kindless, (part) => isOf(part, 'brand')));
  const placeless = step(ease(kindless, (part) => isOf(part, 'state')));
  for (const one of has('state') ? [kindless, placeless] : [kindless]) {
    if (has('carModel')) {
      step(easeModels(one, catalogue, 'subCategory'));
      step(easeModels(one, catalogue, 'category'));
    } else if (has('brand') && kinds.length) step(widen(one, catalogue));
    else if (kinds.length > 1) {
      const head = headOf(kinds, reading);
      step(ease(one, (part) => isKind(part) && part !== head));
    }
  }
  step(easeToParts(wordless));
  const typeless = [reading, ...all].map((one) => ease(one, (part) => isOf(part, 'type')));
  return has('type') ? [...all, ...typeless] : all;
};

/** A reading whose words for the text only rank; null where it has none beside a machine. */
export const withoutWords = (reading: Reading, catalogue: Catalogue): Reading | null => {
  if (!reading.parts.some((part) => part.is === 'text')) return null;
  const [first] = easedReadings(reading, catalogue);
  return first?.parts.some((part) => part.is === 'text' && part.eased) ? first : null;
};

/** Whether a reading finds a model whatever its kind, and leaves no word of the search out. */
export const isOfAnyKind = ({ parts }: Reading): boolean =>
  parts.some((part) => isOf(part, 'carModel') && isCertain(part)) &&
  parts.every((part) => part.is === 'figure' || Boolean(part.eased) === isKind(part)) &&
  parts.some(isKind);
