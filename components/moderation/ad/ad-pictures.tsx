import { useState } from 'react';
import type { ModeratedAd } from '@/lib/api/queries/moderation';
import { fillIn } from '@/lib/i18n/fill-in';
import { Badge } from '../../ui/badge';
import { classes } from '../../ui/classes';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { Picture } from '../../ui/picture';
import { useRoom } from '../room';

type Seen = ModeratedAd['pictures'][number];

const Marks = ({ picture }: { picture: Seen }) => {
  const { words } = useRoom();
  return (
    <span className="absolute start-2 top-2 flex gap-1.5">
      {picture.change ? (
        <Badge tone={picture.change === 'added' ? 'good' : 'bad'}>{words.ad[picture.change]}</Badge>
      ) : null}
      {picture.illustration ? <Badge>{words.ad.drawing}</Badge> : null}
    </span>
  );
};

/** The photographs as large as the screen allows: whether they are of this machine is half of the work. */
export const AdPictures = ({ pictures, moved }: { pictures: readonly Seen[]; moved: boolean }) => {
  const { words } = useRoom();
  const [shown, setShown] = useState(0);
  const [large, setLarge] = useState(false);
  const index = Math.min(shown, pictures.length - 1);
  const picture = pictures[index];
  if (!picture) return <p className="mod-panel px-5 py-10 text-center text-muted">{words.ad.noPictures}</p>;
  const name = (at: number) =>
    fillIn(words.ad.picture, { n: String(at + 1), total: String(pictures.length) });
  const step = (by: number) => setShown((index + by + pictures.length) % pictures.length);
  return (
    <section aria-label={words.ad.pictures}>
      <button type="button" onClick={() => setLarge(true)} className="mod-picture">
        {/* Anew for each: else the picture before would stand there until this one has come. */}
        <img
          key={picture.src}
          src={picture.src}
          srcSet={picture.srcset}
          sizes="(min-width: 1280px) 50rem, 100vw"
          width={picture.width}
          height={picture.height}
          alt={name(index)}
          className={classes(picture.change === 'removed' && 'opacity-60')}
        />
        <Marks picture={picture} />
        <span className="mod-enlarge">
          <Icon name="maximize" size={18} />
          <span className="sr-only">{words.ad.enlarge}</span>
        </span>
      </button>
      {pictures.length > 1 ? (
        <ul className="mt-2 grid grid-cols-5 gap-2 sm:grid-cols-6">
          {pictures.map((one, at) => (
            <li key={one.src} className="relative">
              <button
                type="button"
                aria-label={name(at)}
                aria-pressed={at === index}
                onClick={() => setShown(at)}
                className={classes('mod-thumb', one.change && `mod-thumb-${one.change}`)}
              >
                <Picture
                  src={one.src}
                  srcSet={one.srcset}
                  sizes="120px"
                  alt=""
                  width={4}
                  height={3}
                  label=""
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {moved ? <p className="mt-2 text-13 text-warning">{words.ad.moved}</p> : null}
      <Dialog
        open={large}
        onClose={() => setLarge(false)}
        title={name(index)}
        closeLabel={words.close}
        className="mod-large"
      >
        <div className="relative bg-sunken">
          <img
            key={picture.src}
            src={picture.src}
            alt={name(index)}
            width={picture.width}
            height={picture.height}
          />
          <Marks picture={picture} />
        </div>
        {pictures.length > 1 ? (
          <div className="flex justify-center gap-4 p-2">
            <IconButton label={words.ad.previousPicture} onClick={() => step(-1)}>
              <Icon name="chevron-right" className="ltr:rotate-180" />
            </IconButton>
            <IconButton label={words.ad.nextPicture} onClick={() => step(1)}>
              <Icon name="chevron-right" directional />
            </IconButton>
          </div>
        ) : null}
      </Dialog>
    </section>
  );
};
