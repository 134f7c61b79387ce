import { passOn } from './client-events';
import type { Connection } from './connection';
import type { Figures } from './figures';
import { pong, problem, readFrame } from './frames';
import type { Hub } from './hub';
import type { Settings } from './settings';
import { signIn } from './sign-in';
import { subscribe, unsubscribe } from './subscribe';

type Server = { hub: Hub; settings: Settings; figures: Figures };

const dispatch = (text: string, connection: Connection, server: Server) => {
  const { hub, settings } = server;
  const frame = readFrame(text);
  if (!frame) return connection.send(problem('A message is JSON with an event'));
  switch (frame.event) {
    case 'pusher:ping':
      return connection.send(pong);
    case 'pusher:pong':
      return;
    case 'pusher:subscribe':
      return subscribe(connection, frame.data, hub, settings);
    case 'pusher:unsubscribe':
      return unsubscribe(connection, frame.data, hub);
    case 'pusher:signin':
      return signIn(connection, frame.data, hub, settings);
  }
  if (frame.event.startsWith('client-')) return passOn(frame, connection, server);
  connection.send(problem(`There is no event ${frame.event.slice(0, 50)}`));
};

/** Four times as many messages as are allowed are no mistake any more. */
const patience = 4;

export const handleMessage = (text: string, connection: Connection, server: Server) => {
  const { settings, figures } = server;
  if (!connection.isOpen()) return;
  const now = Date.now();
  connection.lastHeard = now;
  connection.askedAt = null;
  figures.framesIn += 1;
  const count = connection.countFrame(now);
  if (count > settings.framesPerSecond * patience) {
    figures.flooding += 1;
    return connection.close(4100, 'Too many messages');
  }
  if (count > settings.framesPerSecond) {
    if (count === settings.framesPerSecond + 1) connection.send(problem('Too many messages', 4301));
    return;
  }
  try {
    dispatch(text, connection, server);
  } catch (error) {
    // JSON that is nested too deep to be written again; nothing else is known to come here.
    if (!(error instanceof RangeError)) settings.report('A message could not be handled', error);
    connection.send(problem('The message is not usable'));
  }
};
