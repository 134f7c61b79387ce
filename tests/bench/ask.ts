import type { Server } from './servers';

/** Headers of one of many visitors, as a proxy names them: one alone may not ask as much as a load does. */
export const fromVisitor = (n: number) => ({ 'x-forwarded-for': `10.0.${n % 250}.${(n >> 8) % 250}` });

/** What the bench reads of the API to know what it can ask for. */
export const ask = async <Body>(site: Server, address: string): Promise<Body> => {
  const answer = await fetch(`${site.url}/api/v1${address}`);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Body;
};

type Row = { id: number; name: string };
export type Category = Row & { count_ads: number };
export type Counted = Row & { count: number };
export type AdList = { data: { id: number }[]; meta: { total: number } };

/** Categories with the most ads first. */
export const askCategories = async (site: Server): Promise<Category[]> => {
  const { data } = await ask<{ data: Category[] }>(site, '/category');
  return data.toSorted((a, b) => b.count_ads - a.count_ads);
};

export const askCounted = async (site: Server, address: string): Promise<Counted[]> => {
  const { data } = await ask<{ data: Counted[] }>(site, address);
  return data.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
};

/** Numbers of public ads, the newest first. */
export const askIds = async (site: Server, count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let page = 1; ids.length < count; page++) {
    const { data } = await ask<AdList>(site, `/ads?per_page=100&page=${page}`);
    if (!data.length) break;
    ids.push(...data.map(({ id }) => id));
  }
  return ids.slice(0, count);
};
