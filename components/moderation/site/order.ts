/**
 * Takes a row to where another one stands: in front of it on the way up, behind it on the way down. So the order of a
 * whole list follows what is done in a part of it.
 */
export const movedTo = <Id>(ids: readonly Id[], id: Id, target: Id): Id[] => {
  const [from, to] = [ids.indexOf(id), ids.indexOf(target)];
  if (from < 0 || to < 0 || from === to) return [...ids];
  const moved = ids.filter((one) => one !== id);
  moved.splice(to, 0, id);
  return moved;
};
