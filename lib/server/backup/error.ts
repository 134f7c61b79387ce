/** What an operator can put right, said in one or two sentences. */
export class BackupError extends Error {
  override name = 'BackupError';
}
