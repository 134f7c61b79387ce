import { z } from 'zod';

// What goes over the line. `data` is a string of JSON inside the JSON, but for the few events that have it as an object.

const encode = (frame: Record<string, unknown>) => Buffer.from(JSON.stringify(frame));

export const established = (socketId: string, activityTimeout: number) =>
  encode({
    event: 'pusher:connection_established',
    data: JSON.stringify({
      socket_id: socketId,
      activity_timeout: Math.max(1, Math.round(activityTimeout / 1000)),
    }),
  });

/** Without a code it is a remark: the connection stays. */
export const problem = (message: string, code: number | null = null) =>
  encode({ event: 'pusher:error', data: { code, message } });

export const ping = encode({ event: 'pusher:ping', data: '{}' });
export const pong = encode({ event: 'pusher:pong', data: '{}' });

export const subscribed = (channel: string, data: object) =>
  encode({ event: 'pusher_internal:subscription_succeeded', channel, data: JSON.stringify(data) });

export const notSubscribed = (channel: string, type: string, error: string, status: number) =>
  encode({ event: 'pusher:subscription_error', channel, data: { type, error, status } });

export const signedIn = (userData: string) =>
  encode({ event: 'pusher:signin_success', data: { user_data: userData } });

export const memberAdded = (channel: string, userId: string, info: unknown) =>
  encode({
    event: 'pusher_internal:member_added',
    channel,
    data: JSON.stringify({ user_id: userId, user_info: info }),
  });

export const memberRemoved = (channel: string, userId: string) =>
  encode({ event: 'pusher_internal:member_removed', channel, data: JSON.stringify({ user_id: userId }) });

/** An event of the application, or of a client: then on presence channels with who sent it. */
export const event = (channel: string, name: string, data: unknown, userId?: string) =>
  encode({ event: name, channel, data, ...(userId === undefined ? {} : { user_id: userId }) });

const Frame = z.object({
  event: z.string().min(1),
  channel: z.string().optional(),
  data: z.unknown().optional(),
});
export type Frame = z.infer<typeof Frame>;

/** What a client sent, or null where it is no frame. */
export const readFrame = (text: string): Frame | null => {
  try {
    return Frame.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/** Clients send data as an object or as a string of JSON. */
export const readData = <Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): z.output<Schema> | null => {
  try {
    return schema.safeParse(typeof data === 'string' ? JSON.parse(data) : data).data ?? null;
  } catch {
    return null;
  }
};
