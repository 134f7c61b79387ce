import { kindOf } from './channel-names';
import type { Connection } from './connection';
import type { Figures } from './figures';
import { type Frame, problem } from './frames';
import type { Hub } from './hub';
import type { Settings } from './settings';

const longestName = 200;

const whyNot = ({ event: name, channel, data }: Frame, connection: Connection, settings: Settings) => {
  if (channel === undefined) return 'A client event needs a channel';
  if (!['private', 'presence'].includes(kindOf(channel))) {
    return 'Client events are for private and presence channels';
  }
  if (!connection.channels.has(channel)) return `Not subscribed to channel ${channel}`;
  if (name.length > longestName) return `The name of an event has at most ${longestName} characters`;
  if (Buffer.byteLength(JSON.stringify(data) ?? '') > settings.largestEvent) return 'The event is too large';
  return null;
};

/** What one client says to the others in a channel. The server never says it again to the one it came from. */
export const passOn = (
  frame: Frame,
  connection: Connection,
  { hub, settings, figures }: { hub: Hub; settings: Settings; figures: Figures },
) => {
  if (connection.countClientEvent(Date.now()) > settings.clientEventsPerSecond) {
    return connection.send(problem('Client event rejected due to rate limit', 4301));
  }
  const reason = whyNot(frame, connection, settings);
  if (reason !== null) return connection.send(problem(reason));
  const channel = frame.channel ?? '';
  figures.clientEvents += 1;
  // Made anew of known parts: who sent it comes from the subscription, never from the sender.
  const userId = connection.channels.get(channel) ?? undefined;
  hub.publish([channel], frame.event, frame.data, { except: connection.id, userId });
};
