import { revalidateTag } from 'next/cache';
import { handle } from '@/lib/server/app';
import { onChange } from '@/lib/server/changes';

export const dynamic = 'force-dynamic';

// A change that comes in through the API drops the pages that showed the old state, at once.
onChange('pages', (tags) => {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
});

export { handle as DELETE, handle as GET, handle as OPTIONS, handle as PATCH, handle as POST, handle as PUT };
