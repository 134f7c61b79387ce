import { databaseConfig } from '@/lib/db/connect';
import { drawPictures, type Illustration } from '@/lib/server/operator/draw-pictures';
import { seed } from '@/lib/server/operator/seed-demo';
import { mediaFile } from '@/lib/storage/media-url';
import { mediaStore } from '@/lib/storage/stores';
import { onDatabase } from './own-database';

// The demo catalogue as a first start makes it, but for its drawings, which take most of its time: each kind of machine
// is drawn once, and stands there for its other colours and views. Run by catalogue.ts.

process.umask(0o077);

const kindOf = ({ subject }: Illustration) => subject.split(' ')[0] ?? subject;

const drawEachKindOnce = async (illustrations: readonly Illustration[]) => {
  const store = mediaStore();
  const kinds = [...new Map(illustrations.map((one) => [kindOf(one), one])).values()];
  const drawn = await drawPictures(kinds);
  const byKind = new Map(kinds.map((one, index) => [kindOf(one), drawn[index]]));
  return Promise.all(
    illustrations.map(async (one, index) => {
      const like = byKind.get(kindOf(one));
      if (!like) throw new Error(`Nothing was drawn for "${one.subject}".`);
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

await onDatabase(databaseConfig(), () => seed('demo', { draw: drawEachKindOnce }));
