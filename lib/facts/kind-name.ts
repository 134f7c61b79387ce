/** As it is written within a sentence of English; other scripts have no small letters. */
export const small = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name;

/** The name of a kind with what it is a kind of, where it alone names no machine: "Tractors (under 60 hp)". */
export const kindName = (category: string, subCategory: string | undefined): string => {
  if (subCategory === undefined) return category;
  const isSize = /\d/.test(subCategory);
  return isSize ? `${category} (${small(subCategory)})` : subCategory;
};
