import type { RowFilter } from '@/lib/ad-filters';
import type { Token } from '@/lib/text/tokens';
import { sheetFor } from '../catalogue/rows';
import { isKind, type Reading, type RowPart, type TextPart } from './read';
import type { Span, Stating } from './stating';
import { isAtOdds, isAttachment, type Relations } from './support';

/*
 * Words of a search that state something, as parts of its reading: those that are the name of nothing, and a name that
 * does not go with the machine beside it, where that is asked for what the words state. A tractor 4x4 is no SUV.
 */

type Parts = Reading['parts'];

/** The parts of a phrase whose words are not all names. كير اوتوماتيك says what gearbox it has: none is for sale. */
const partsOfPhrase = (parts: Parts, { from, to }: Span): Parts => {
  const within = parts.filter((part) => part.from < to && part.to > from);
  const fit = within.every(
    (part) => part.from >= from && part.to <= to && (part.is === 'text' || isKind(part)),
  );
  return fit && within.some(({ is }) => is === 'text') ? within : [];
};

type Kind = [category: number | null | undefined, sub: number | null];

/** The facts that are asked of what these parts name: their kinds, their models' and those that their brands make. */
const factsAskedOf = (parts: Parts, { names, catalogue }: Relations): ReadonlySet<string> => {
  const { subCategories, carModels } = catalogue;
  const ofSub = (id: number): Kind => [subCategories.get(id)?.categoryId, id];
  const kindsOf = (kind: RowFilter, id: number): Kind[] => {
    if (kind === 'category') return [[id, null]];
    if (kind === 'subCategory') return [ofSub(id)];
    if (kind === 'brand') return [...(names.made.get(id)?.subCategory ?? [])].map(ofSub);
    const model = kind === 'carModel' ? carModels.get(id) : undefined;
    return model ? [[model.categoryId, model.subCategoryId]] : [];
  };
  const kinds = parts.flatMap((part) =>
    part.is === 'rows' ? part.ids.flatMap((id) => kindsOf(part.kind, id)) : [],
  );
  return new Set(
    kinds.flatMap(([category, sub]) =>
      category ? sheetFor(catalogue, category, sub).facts.map(({ key }) => key) : [],
    ),
  );
};

/** A reading with the words that state something, each phrase as one part. */
export const withStated = (
  parts: Parts,
  stating: readonly Stating[],
  tokens: readonly Token[],
  relations: Relations,
): Parts =>
  stating.reduce((before, { spans, named }) => {
    // What is for a machine goes with it, whatever else its name may state.
    const rows = before.filter(
      (part): part is RowPart => part.is === 'rows' && !(isKind(part) && isAttachment(part, relations)),
    );
    const misread = rows.filter(
      (part) => isKind(part) && rows.some((other) => isAtOdds(part, other, relations)),
    );
    const isMisread = ({ from, to }: Span) => misread.some((part) => part.from === from && part.to === to);
    const span = spans.find((one) => partsOfPhrase(before, one).length || isMisread(one));
    if (!span) return before;
    const within = before.filter((part) => part.from < span.to && part.to > span.from);
    const asked = factsAskedOf(
      before.filter((part) => !within.includes(part)),
      relations,
    );
    const meant = named.filter(({ fact }) => asked.has(fact.key));
    if (isMisread(span) && !meant.some(({ fact }) => fact.kind !== 'flag')) return before;
    const [first, ...others] = within;
    const words = tokens.slice(span.from, span.to).map(({ word }) => word);
    const begun = words.length === 1 && first?.is === 'text' && first.begun;
    const lexemes = (meant.length ? meant : named).flatMap((one) => one.lexemes);
    const phrase: TextPart = { is: 'text', ...span, words, begun, stated: [...new Set(lexemes)] };
    return before.flatMap((part) => (part === first ? [phrase] : others.includes(part) ? [] : [part]));
  }, parts);
