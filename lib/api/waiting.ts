/** A signal that calls off what nothing was heard of for so long, or what `caller` called off. */
export const startWaiting = (milliseconds: number, caller?: AbortSignal) => {
  const controller = new AbortController();
  const stop = () => controller.abort(caller?.reason);
  let over = false;
  const start = () =>
    setTimeout(() => {
      over = true;
      controller.abort();
    }, milliseconds);
  let timer = start();
  if (caller?.aborted) stop();
  caller?.addEventListener('abort', stop);
  return {
    signal: controller.signal,
    /** It takes long, but it gets on. */
    goOn: () => {
      clearTimeout(timer);
      timer = start();
    },
    isOver: () => over,
    /** What knows no signal. */
    until: <Result>(promise: Promise<Result>) =>
      Promise.race([
        promise,
        new Promise<never>((_, reject) => {
          controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
        }),
      ]),
    end: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', stop);
    },
  };
};
