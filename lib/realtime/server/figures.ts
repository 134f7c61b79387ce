/** What happened since the start. */
export type Figures = {
  startedAt: number;
  opened: number;
  framesIn: number;
  framesOut: number;
  published: number;
  clientEvents: number;
  /** Events that other servers of the same app have handed on. */
  fromPeers: number;
  slowReaders: number;
  silent: number;
  refused: number;
  flooding: number;
};

export const createFigures = (): Figures => ({
  startedAt: Date.now(),
  opened: 0,
  framesIn: 0,
  framesOut: 0,
  published: 0,
  clientEvents: 0,
  fromPeers: 0,
  slowReaders: 0,
  silent: 0,
  refused: 0,
  flooding: 0,
});
