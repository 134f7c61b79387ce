import { useCallback, useEffect, useRef, useState } from 'react';
import { typingChannel } from '@/lib/realtime/channels';
import { useAsker } from '../../account/area/own-room';
import { useChat } from '../chat-context';
import type { Place } from '../chat-queries';

/** How long it is shown that someone types, after they typed. */
const shownFor = 900;
/** Said often enough that it does not go out between two keys, and far below what the service allows. */
const saidEvery = 600;

/** True for a moment after each call. */
const useFlash = (): [boolean, () => void, () => void] => {
  const [on, setOn] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const off = useCallback(() => {
    clearTimeout(timer.current);
    setOn(false);
  }, []);
  const flash = useCallback(() => {
    clearTimeout(timer.current);
    setOn(true);
    timer.current = setTimeout(() => setOn(false), shownFor);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return [on, flash, off];
};

type Word = { by: number; ad_id: number };

/** Who is typing in this conversation, on either side of the line. */
export const useTyping = ({ otherId, adId }: Place) => {
  const { userId: me } = useAsker();
  const { realtime } = useChat().line;
  const [mine, flashMine, stopMine] = useFlash();
  const [theirs, flashTheirs, stopTheirs] = useFlash();
  const channel = useRef<{ whisper: (event: string, data: Word) => void }>(null);
  const saidAt = useRef(0);

  useEffect(() => {
    if (!realtime) return;
    const onTyping = ({ by, ad_id }: Word) => {
      // My other devices are in this channel, too.
      if (by === otherId && ad_id === adId) flashTheirs();
    };
    const joined = realtime.join(typingChannel(me, otherId), { whispers: { typing: onTyping } });
    channel.current = joined;
    return () => {
      channel.current = null;
      joined.leave();
    };
  }, [realtime, me, otherId, adId, flashTheirs]);

  const typed = useCallback(() => {
    flashMine();
    if (Date.now() - saidAt.current < saidEvery) return;
    saidAt.current = Date.now();
    channel.current?.whisper('typing', { by: me, ad_id: adId });
  }, [flashMine, me, adId]);

  return { mine, theirs, typed, stopMine, stopTheirs };
};
