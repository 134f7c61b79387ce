/** What must change for a kept answer to be dropped, by the names that lib/server/changes.ts announces. */
export const tagsOf = (path: string, params: Record<string, unknown> = {}): string[] => {
  // Ads say the names of rows, and prices by their rates.
  if (path === '/v1/ads/{id}' || path === '/v1/ads/{id}/glossary') return [`ad:${params.id}`, 'reference'];
  if (path === '/v1/ads') return ['ads', 'reference'];
  return [`wording:${path}`, 'reference'];
};
