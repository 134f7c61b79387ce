/** Milliseconds. */
export const turnsEvery = 5_000;

export const isMotionUnwanted = () => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
};
