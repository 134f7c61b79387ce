import { sendLetter } from './mails/letter';
import type { Handlers } from './queue/worker';

/** Who does which job of the queue. An attempt that throws is made again later. */
export const queueHandlers: Handlers = {
  letter: sendLetter,
};
