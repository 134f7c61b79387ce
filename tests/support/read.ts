import { Window } from 'happy-dom';
import { urlOfOwnSite } from './own-site';

type Node = { textContent: string | null };

/** A page as the server sends it, to look at without a browser. */
export const readPage = async (
  path: string,
  { site = urlOfOwnSite(), headers = {} }: { site?: string; headers?: Record<string, string> } = {},
) => {
  const answer = await fetch(`${site}${path}`, { headers });
  return new new Window().DOMParser().parseFromString(await answer.text(), 'text/html');
};
export type ReadPage = Awaited<ReturnType<typeof readPage>>;

/** The `data` of a read of the API. */
export const readApi = async (path: string): Promise<any> =>
  (await (await fetch(`${urlOfOwnSite()}/api${path}`)).json()).data;

export const textOf = (node: Node | null | undefined): string =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
/** The same without what opens on touch: the meanings of words of the trade, and the marks that keep those in their place. */
export const closedTextOf = (node: ReturnType<ReadPage['querySelector']>): string => {
  for (const closed of node?.querySelectorAll('[popover]') ?? []) closed.remove();
  return textOf(node).replace(/[\u200e\u200f]/g, '');
};
export const textsOf = (nodes: Iterable<Node>): string[] => [...nodes].map(textOf);
