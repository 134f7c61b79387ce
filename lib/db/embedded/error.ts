/** Why the embedded database does not start, in one line that an operator can act on. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

export class DatabaseInUseError extends DatabaseStartError {
  override name = 'DatabaseInUseError';
  constructor(cluster: string, holder: string) {
    super(
      `The database in ${cluster} is in use by ${holder}. Stop that first, or set DATA_DIR to another folder.`,
    );
  }
}
