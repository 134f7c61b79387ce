import dynamic from 'next/dynamic';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { videoSource } from '@/components/ad/video-source';
import { fillIsolated } from '@/lib/i18n/fill-in';
import { late } from '../../ui/late';
import { useAdFormContext } from '../context';
import { Line } from '../fields';
import { FormSection } from '../form-section';

const VideoPlayer = dynamic(
  () => late(async () => (await import('@/components/ad/video-player')).VideoPlayer),
  {
    ssr: false,
  },
);

/** The link, and below it what a buyer will see: nothing is asked of the film's host before someone presses play. */
export const VideoSection = () => {
  const { labels, control } = useAdFormContext();
  const source = videoSource(useDeferredValue(useWatch({ control, name: 'video_url' })));
  const { play, note, title, plain } = labels.video;
  return (
    <FormSection name="video">
      <Line
        name="video_url"
        hint={source && !source.embed ? fillIsolated(plain, { host: source.host }) : labels.hints.video}
        dir="ltr"
        inputMode="url"
        autoCapitalize="none"
        placeholder="https://youtu.be/…"
      />
      {source?.embed ? (
        <VideoPlayer
          key={source.embed}
          href={source.href}
          embed={source.embed}
          labels={{ play, title, note: fillIsolated(note, { host: source.host }) }}
        />
      ) : null}
    </FormSection>
  );
};
