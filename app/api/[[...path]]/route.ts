import { revalidateTag } from 'next/cache';
import { answer } from '@/lib/server/answer';
import { onChange } from '@/lib/server/changes';

export const dynamic = 'force-dynamic';

// A change that comes in through the API drops the pages that showed the old state, at once.
onChange('pages', (tags) => {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
});

export { answer as DELETE, answer as GET, answer as OPTIONS, answer as PATCH, answer as POST, answer as PUT };
