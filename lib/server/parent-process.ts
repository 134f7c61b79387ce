/** Ends this process with the one that started it: when that is gone without a word, nobody would stop this one. */
export const endWithParent = () => {
  process.on('disconnect', () => process.exit());
};
