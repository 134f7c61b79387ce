import { drawPictures, type Illustration } from '@/lib/server/operator/draw-pictures';
import { mediaFile } from '@/lib/storage/media-url';
import { mediaStore } from '@/lib/storage/stores';

const kindOf = ({ subject }: Illustration) => subject.split(' ')[0] ?? subject;

/** Drawings take most of the time of a demo catalogue: each kind of machine stands there for its other colours and views. */
export const drawEachKindOnce = async (illustrations: readonly Illustration[]) => {
  const store = mediaStore();
  const kinds = [...new Map(illustrations.map((one) => [kindOf(one), one])).values()];
  const drawn = await drawPictures(kinds);
  const byKind = new Map(kinds.map((one, index) => [kindOf(one), drawn[index]]));
  return Promise.all(
    illustrations.map(async (one, index) => {
      const like = byKind.get(kindOf(one));
      if (!like) throw new Error(`Nothing was drawn for "${one.subject}".`);
      if (kinds.includes(one)) return like;
      const key = `drawing${index}`;
      for (const width of like.widths) {
        const bytes = await store.read(mediaFile(like.key, width));
        if (!bytes) throw new Error(`The drawing of "${one.subject}" was not stored.`);
        await store.write(mediaFile(key, width), bytes);
      }
      return { ...like, key, illustration: one.subject };
    }),
  );
};
