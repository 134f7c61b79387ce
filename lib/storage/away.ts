/** The storage cannot be reached, answers too late or is itself at fault: over soon, as a rule. */
export class StorageAwayError extends Error {
  override name = 'StorageAwayError';
}

/** By its name, for a class is another one in each bundle. */
export const isStorageAway = (error: unknown): error is Error => {
  for (let at = error; at instanceof Error; at = at.cause) if (at.name === 'StorageAwayError') return true;
  return false;
};
