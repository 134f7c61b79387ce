import { z } from 'zod';
import { isPublishable, kindOf } from '../channel-names';
import type { Hub } from '../hub';
import type { Settings } from '../settings';
import { type Answer, refusal } from './answers';

const Channel = z.string().refine(isPublishable, 'is not a name for a channel');
const Name = z.string().min(1).max(200);
const SocketId = z
  .string()
  .regex(/^\d+\.\d+$/)
  .optional();
const Info = z.string().optional();

const mostChannels = 100;
const mostEvents = 10;

const Event = z
  .object({
    name: Name,
    data: z.string(),
    channel: Channel.optional(),
    channels: z.array(Channel).min(1).max(mostChannels).optional(),
    socket_id: SocketId,
    info: Info,
  })
  .refine(({ channel, channels }) => channel !== undefined || channels !== undefined, 'channels is missing');

const Batch = z.object({
  batch: z
    .array(z.object({ name: Name, data: z.string(), channel: Channel, socket_id: SocketId, info: Info }))
    .max(mostEvents),
});

/** How many are in a channel, as far as asked for: connections of this server, members of all. */
export const countsOf = (hub: Hub, name: string, info: ReadonlySet<string>) => {
  const channel = hub.channels.get(name);
  return {
    ...(info.has('user_count') && kindOf(name) === 'presence'
      ? { user_count: hub.membersOf(name).size }
      : {}),
    ...(info.has('subscription_count') ? { subscription_count: channel?.connections.size ?? 0 } : {}),
  };
};

export const readInfo = (info: string | undefined) => new Set(info?.split(',').map((name) => name.trim()));

const unusable = (error: z.ZodError) => {
  const [issue] = error.issues;
  return refusal(400, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not usable'}`);
};

const tooLarge = (data: string, { largestEvent }: Settings) => Buffer.byteLength(data) > largestEvent;
const refuseSize = ({ largestEvent }: Settings) =>
  refusal(413, `The data of an event has at most ${largestEvent} bytes`);

/** `POST /events`: one event to one or many channels. */
export const publishEvent = (body: unknown, hub: Hub, settings: Settings): Answer => {
  const read = Event.safeParse(body);
  if (!read.success) return unusable(read.error);
  const { name, data, channel, channels = [channel ?? ''], socket_id: except, info } = read.data;
  if (tooLarge(data, settings)) return refuseSize(settings);
  hub.publish(channels, name, data, { except });
  if (info === undefined) return { status: 200, body: {} };
  const asked = readInfo(info);
  const counts = Object.fromEntries(channels.map((to) => [to, countsOf(hub, to, asked)]));
  return { status: 200, body: { channels: counts } };
};

/** `POST /batch_events`: up to ten events, all or none. */
export const publishBatch = (body: unknown, hub: Hub, settings: Settings): Answer => {
  const read = Batch.safeParse(body);
  if (!read.success) return unusable(read.error);
  const { batch } = read.data;
  if (batch.some(({ data }) => tooLarge(data, settings))) return refuseSize(settings);
  for (const { channel, name, data, socket_id: except } of batch) {
    hub.publish([channel], name, data, { except });
  }
  if (batch.every(({ info }) => info === undefined)) return { status: 200, body: {} };
  return {
    status: 200,
    body: { batch: batch.map(({ channel, info }) => countsOf(hub, channel, readInfo(info))) },
  };
};
