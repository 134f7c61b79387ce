import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ContentKind } from '@/lib/contract/moderation/content-fields';
import { api } from '../browser';
import { type Answer, ApiError } from '../client';
import { moderationKey, paged } from './moderation';

// What the operator keeps of the site. The calls are the same for every kind, and so is what is done with them; what
// the fields of a kind are, the screens know from their table of kinds.

export type { ContentKind };

/** A row of any kind. Its fields are those of its kind in the contract. */
export type ContentRow = { id: number | string; version: string; [field: string]: unknown };

export type RowFilter = { search?: string; brand?: string };

/** These come page by page and by name, and are searched for by the server. */
export const isPaged = (kind: ContentKind): kind is 'brands' | 'models' | 'facts' =>
  kind === 'brands' || kind === 'models' || kind === 'facts';

/** Whether the operator gives the rows their order; that of sheets is the order of their categories. */
export const isOrdered = (kind: ContentKind) => !isPaged(kind) && kind !== 'sheets';

type RowPage = { data: ContentRow[]; next: string | null };

/** The one place that takes a kind for its name: a call of one kind is shaped like that of every other. */
const at = <Rest extends '' | '/{id}' | '/order' = ''>(kind: ContentKind, rest?: Rest) =>
  `/v1/moderation/${kind}${rest ?? ''}` as `/v1/moderation/slides${Rest}`;

const readPage = (
  kind: ContentKind,
  query: RowFilter & { lang: string; cursor?: string; per_page?: number },
  signal: AbortSignal,
): Promise<RowPage> => api.get(at(kind), { query, signal });

const contentKey = (kind: ContentKind) => [...moderationKey, 'content', kind] as const;

export const rowsQuery = (lang: string, kind: ContentKind, filter: RowFilter = {}) =>
  infiniteQueryOptions({
    queryKey: [...contentKey(kind), 'pages', filter],
    queryFn: ({ pageParam: cursor, signal }) => readPage(kind, { lang, cursor, ...filter }, signal),
    ...paged,
  });

/** One row of a kind; none where it was removed. */
export const rowQuery = (lang: string, kind: ContentKind, id: string) =>
  queryOptions({
    queryKey: [...contentKey(kind), 'one', id],
    queryFn: async ({ signal }): Promise<ContentRow | null> => {
      try {
        return (await api.get(at(kind, '/{id}'), { params: { id }, query: { lang }, signal })).data;
      } catch (error) {
        // An address that names no row is no failure: the screen says so.
        if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null;
        throw error;
      }
    },
  });

/** All rows of a kind, for choosing among them. */
export const allRowsQuery = (lang: string, kind: ContentKind) =>
  queryOptions({
    queryKey: [...contentKey(kind), 'all'],
    queryFn: async ({ signal }) => {
      const rows: ContentRow[] = [];
      let next: string | null = '';
      do {
        const page: RowPage = await readPage(kind, { lang, cursor: next, per_page: 100 }, signal);
        rows.push(...page.data);
        next = page.next;
      } while (next !== null);
      return rows;
    },
  });

/** What a kind of machine is asked for, as its sheet says now. */
export const sheetQuery = (lang: string, category: string, subCategory: string) =>
  queryOptions({
    queryKey: [...contentKey('sheets'), 'asked', category, subCategory],
    queryFn: async ({ signal }) =>
      (await api.get('/v1/sheet', { query: { lang, category, sub_category: subCategory }, signal })).data,
    enabled: category !== '',
  });

/** How many ads state a fact, or a choice of it; asked anew each time. */
export const statingQuery = (lang: string, fact: ContentRow['id'], choice: string | undefined) =>
  queryOptions({
    queryKey: [...contentKey('facts'), 'stating', fact, choice],
    queryFn: async ({ signal }) =>
      (
        await api.get('/v1/moderation/facts/{id}/ads', {
          params: { id: fact },
          query: { lang, choice },
          signal,
        })
      ).data.ads,
    gcTime: 0,
  });

type Saved = { message: string; data: ContentRow };

/** `version` is that of the row as it was read; null makes a new row. */
export const saveRow = (
  lang: string,
  kind: ContentKind,
  row: Pick<ContentRow, 'id' | 'version'> | null,
  body: object,
): Promise<Saved> =>
  row
    ? api.put(at(kind, '/{id}'), {
        params: { id: row.id },
        query: { lang, version: row.version },
        body: body as never,
      })
    : api.post(at(kind), { query: { lang }, body: body as never });

export const removeRow = (lang: string, kind: ContentKind, { id, version }: ContentRow) =>
  api.delete(at(kind, '/{id}'), { params: { id }, query: { lang, version } });

export const putInOrder = (lang: string, kind: ContentKind, ids: readonly ContentRow['id'][]) =>
  api.put(at(kind, '/order'), { query: { lang }, body: { ids: ids as number[] } });

export const settingsQuery = (lang: string) =>
  queryOptions({
    queryKey: [...moderationKey, 'settings'],
    queryFn: async ({ signal }) =>
      (await api.get('/v1/moderation/settings', { query: { lang }, signal })).data,
  });

export type SearchMiss = Answer<'get', '/v1/moderation/search-misses'>['data'][number];

export const searchMissesQuery = (lang: string) =>
  infiniteQueryOptions({
    queryKey: [...moderationKey, 'search-misses'],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.get('/v1/moderation/search-misses', { query: { lang, cursor }, signal }),
    ...paged,
  });

export type WeeklySearch = Answer<'get', '/v1/moderation/searches'>['data'][number];

/** `week`: its Monday, or null for the latest. */
export const weeklySearchesQuery = (lang: string, week: string | null) =>
  infiniteQueryOptions({
    queryKey: [...moderationKey, 'searches', week],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.get('/v1/moderation/searches', { query: { lang, week, cursor }, signal }),
    ...paged,
  });

/** An ad to show on a card what a card shows. */
export const sampleAdQuery = (lang: string) =>
  queryOptions({
    queryKey: ['sample-ad', lang],
    queryFn: async ({ signal }) => {
      const query = { lang, per_page: 1, sort: 'desc' } as const;
      return (await api.get('/v1/ads', { query, signal })).data[0] ?? null;
    },
    staleTime: 300_000,
  });
