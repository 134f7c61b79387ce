import path from 'node:path';
import { env } from '@/lib/env';
import { processWide } from '@/lib/process-wide';
import { answer } from '@/lib/server/answer';
import { handle } from '@/lib/server/app';
import { mediaStore } from '@/lib/storage/stores';
import { apiListener, dropAnswers } from './api';
import { siteFiles, storedPictures } from './files';
import { serveBefore } from './front';
import { KeptPages } from './kept-pages';

/** Hands the front over to whoever serves (scripts/site.mjs) and to Next's cache handler. Called once. */
export const openFront = () => {
  const pages = new KeptPages(env.pageCacheBytes);
  processWide.pages = pages;
  if (env.production) processWide.api = handle;
  processWide.serveBefore = (server, next) =>
    serveBefore(server, next, {
      trustProxy: env.trustProxy,
      files: [siteFiles(path.resolve('.next'), path.resolve('public')), storedPictures(mediaStore)],
      pages,
      // An API elsewhere says nothing of what changes there.
      api: apiListener(answer, !env.apiBaseUrl),
    });
  return { dropPages: (tags: readonly string[]) => pages.drop(tags), dropAnswers };
};
