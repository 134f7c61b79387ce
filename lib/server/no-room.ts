/** No space left on the device, none of it for us, or it takes nothing; by the file system's words, or by PostgreSQL's. */
const words = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100']);

/** Whether something failed because the disk is full. */
export const isNoRoom = (error: unknown): boolean => {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (words.has(String((at as Error & { code?: unknown }).code))) return true;
  }
  return false;
};
