const stops = 'a[href], button:not([aria-disabled="true"]), input, select, textarea';
/** Whatever takes longer to go was kept by the server. */
const patience = 5_000;

const stopsIn = (part: ParentNode) =>
  [...part.querySelectorAll<HTMLElement>(stops)].filter((stop) => stop.getClientRects().length > 0);

const isBefore = (one: Node, other: Node) =>
  Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING);

/**
 * Call it when a row of a list is about to go: once it is gone, whoever was in it is in the row that follows, else in
 * the one before, else at what stands before the list, and not at the top of the page.
 */
export const focusBeside = (row: Element | null | undefined) => {
  const list = row?.parentElement;
  if (!row || !list?.parentElement) return;
  const place = [...list.children].indexOf(row);
  const before = stopsIn(document).findLast((stop) => isBefore(stop, list) && !stop.contains(list));
  const watch = new MutationObserver(() => {
    if (row.isConnected) return;
    watch.disconnect();
    if (document.activeElement && document.activeElement !== document.body) return;
    const next = list.isConnected ? (list.children[place] ?? list.children[place - 1]) : undefined;
    // Of a row like it the last button, for that is how it was taken away; of anything else the first.
    const there = next ? stopsIn(next) : [];
    (there.at(next?.tagName === row.tagName ? -1 : 0) ?? before)?.focus();
  });
  watch.observe(list.parentElement, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), patience);
};
