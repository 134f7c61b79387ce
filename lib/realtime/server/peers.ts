import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Figures } from './figures';
import { event } from './frames';
import type { Hub } from './hub';
import type { Settings } from './settings';

// Several servers of one app behind a balancer: what is said on one is handed out on all, a member of a presence channel
// is there once wherever he is connected, and whose connections are ended is ended everywhere. How they reach each other
// is handed in. What a server may not have heard its clients fetch: they are sent away, and read anew when they are back.

const Member = z.object({ channel: z.string(), id: z.string(), info: z.unknown().optional() });
const Message = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('event'),
    channels: z.array(z.string()),
    name: z.string(),
    data: z.unknown(),
    except: z.string().optional(),
    userId: z.string().optional(),
  }),
  /** All connections of a user are to be ended. */
  z.object({ is: z.literal('end'), userId: z.string() }),
  /** Who has just come asks the others whom they have. */
  z.object({ is: z.literal('hello') }),
  z.object({ is: z.literal('members'), members: z.array(Member) }),
  Member.extend({ is: z.literal('joined') }),
  z.object({ is: z.literal('left'), channel: z.string(), id: z.string() }),
  z.object({ is: z.literal('alive') }),
  z.object({ is: z.literal('bye') }),
]);
export type Message = z.infer<typeof Message>;

export type Link = { say(message: string): void; leave(): Promise<void> };
/** Joins the other servers. `missed` is called when something that they said may be lost. Fails while nobody can be reached. */
export type JoinPeers = (listeners: {
  heard: (message: string, from: string) => void;
  missed: () => void;
}) => Promise<Link>;

const aliveEvery = 5_000;
/** A server that was killed is gone after this long without a word, and its members with it. */
const goneAfter = 4 * aliveEvery;
const longestPause = 5_000;

type Given = {
  hub: Hub;
  figures: Figures;
  report: Settings['report'];
  join: JoinPeers;
  endUser: (userId: string) => void;
  sendAllAway: (reason: string) => Promise<void>;
};

/** Resolves after the first attempt, successful or not: a server alone serves those who are on it. */
export const meetPeers = async ({ hub, figures, report, join, endUser, sendAllAway }: Given) => {
  const lastHeard = new Map<string, number>();
  let link: Link | null = null;
  let leaving = false;

  const say = (message: Message) => link?.say(JSON.stringify(message));
  const sayHello = () => {
    say({ is: 'hello' });
    say({ is: 'members', members: hub.ownMembers() });
  };

  const handle = (message: Message, from: string) => {
    switch (message.is) {
      case 'event': {
        const { channels, name, data, except, userId } = message;
        figures.fromPeers += 1;
        for (const channel of channels) hub.tell(channel, event(channel, name, data, userId), except);
        return;
      }
      case 'end':
        return endUser(message.userId);
      case 'hello':
        return say({ is: 'members', members: hub.ownMembers() });
      case 'members':
        return hub.membersElsewhere(from, message.members);
      case 'joined':
        return hub.joinedElsewhere(from, message);
      case 'left':
        return hub.leftElsewhere(from, message);
      case 'bye':
        lastHeard.delete(from);
        return hub.membersElsewhere(from, []);
    }
  };

  const listeners = {
    heard: (text: string, from: string) => {
      const read = Message.safeParse(JSON.parse(text));
      // A server of a newer release may say more.
      if (!read.success) return;
      lastHeard.set(from, Date.now());
      handle(read.data, from);
    },
    missed: () => {
      sayHello();
      void sendAllAway('Something may have been missed');
    },
  };

  const joinOnce = async () => {
    link = await join(listeners);
    hub.onTold(say);
    sayHello();
  };
  const keepTrying = async () => {
    for (let pause = 250; !leaving; pause = Math.min(pause * 2, longestPause)) {
      await wait(pause, undefined, { ref: false });
      const joined = await joinOnce().then(
        () => true,
        () => false,
      );
      if (joined) return listeners.missed();
    }
  };
  await joinOnce().catch((error) => {
    report('Other servers cannot be reached yet', error);
    void keepTrying();
  });

  const clock = setInterval(() => {
    say({ is: 'alive' });
    for (const [server, at] of lastHeard) {
      if (Date.now() - at <= goneAfter) continue;
      lastHeard.delete(server);
      hub.membersElsewhere(server, []);
    }
  }, aliveEvery);
  clock.unref();

  return {
    say,
    leave: async () => {
      leaving = true;
      clearInterval(clock);
      say({ is: 'bye' });
      await link?.leave();
    },
  };
};

export type Peers = Awaited<ReturnType<typeof meetPeers>>;
