import path from 'node:path';
import { env } from '@/lib/env';
import { processWide } from '@/lib/process-wide';
import { answer } from '@/lib/server/answer';
import { handle } from '@/lib/server/app';
import { takePage } from '@/lib/server/visits';
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
  const files = [siteFiles(path.resolve('.next'), path.resolve('public')), storedPictures(mediaStore)];
  // An API elsewhere says nothing of what changes there.
  const api = apiListener(answer, !env.apiBaseUrl);
  processWide.serveBefore = (server, next, past = true) =>
    serveBefore(server, next, {
      trustProxy: env.trustProxy,
      takePage,
      ...(past ? { files, pages, api } : { files: [], pages: new KeptPages(1), api: next }),
    });
  return {
    dropPages: (tags: readonly string[], heard: boolean) => (heard ? pages.drop(tags) : pages.miss()),
    dropAnswers,
  };
};
