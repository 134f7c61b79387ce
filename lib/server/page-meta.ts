/** The `meta` of a page of a list whose total is counted exactly. */
export const pageMeta = (total: number, { page, per_page }: { page: number; per_page: number }) => ({
  total,
  total_is_estimate: false,
  per_page,
  page,
  last_page: Math.max(1, Math.ceil(total / per_page)),
});
