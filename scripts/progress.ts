import { SingleBar } from 'cli-progress';

export type Progress = {
  update(done: number, said: string): void;
  /** A line of its own, above the bar. */
  say(line: string): void;
  stop(): void;
};

/** A bar in a terminal; a line every few seconds where the output goes to a file. */
export const showProgress = (total: number, from: number): Progress => {
  if (!process.stdout.isTTY) {
    let last = 0;
    return {
      update: (done, said) => {
        if (Date.now() - last < 5_000) return;
        last = Date.now();
        console.log(`${Math.floor((100 * done) / Math.max(1, total))} %  ${said}`);
      },
      say: (line) => console.log(line),
      stop: () => {},
    };
  }
  const bar = new SingleBar({
    format: '{bar} {percentage} %  {said}  {duration_formatted}',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 30,
    hideCursor: true,
    clearOnComplete: false,
  });
  bar.start(total, from, { said: '' });
  return {
    update: (done, said) => bar.update(done, { said }),
    say: (line) => {
      process.stdout.write('\r\u001b[2K');
      console.log(line);
      bar.render();
    },
    stop: () => bar.stop(),
  };
};
