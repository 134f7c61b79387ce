/** What a promise comes to, or what is said instead when it takes longer than so many milliseconds. */
export const within = async <Value>(
  patience: number,
  work: Promise<Value>,
  otherwise: Value,
): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(resolve, patience, otherwise);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
