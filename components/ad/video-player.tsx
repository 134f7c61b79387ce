import { useState } from 'react';
import { Icon } from '@/components/ui/icon';

type Props = {
  href: string;
  embed: string;
  labels: { play: string; note: string; title: string };
};

/** Nothing is asked of the film's host before somebody presses play; without script it is a link. */
export const VideoPlayer = ({ href, embed, labels }: Props) => {
  const [playing, setPlaying] = useState(false);
  const frame = 'mt-3 block aspect-video w-full overflow-hidden rounded bg-steel text-on-steel';
  if (playing) {
    return (
      <iframe
        src={embed}
        title={labels.title}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        className={frame}
      />
    );
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="nofollow ugc noopener"
      data-held
      onClick={(event) => {
        event.preventDefault();
        setPlaying(true);
      }}
      className={`${frame} group`}
    >
      <span className="flex size-full flex-col items-center justify-center gap-4 p-6 text-center">
        <span className="inline-flex size-16 items-center justify-center rounded-full border-2 border-current transition-transform group-hover:scale-105">
          <Icon name="play" size={28} className="ms-1 fill-current rtl:ms-0 rtl:me-1" />
        </span>
        <span className="text-17 font-semibold">{labels.play}</span>
        <span className="text-13 text-on-steel-muted">{labels.note}</span>
      </span>
    </a>
  );
};
