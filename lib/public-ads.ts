// middleware.ts has to know whether an ad is public before its page is chosen: the page could only throw a 404, which
// Next draws in the browser alone. The database hangs on another bundle, so the question is answered across.

type IsPublic = (id: number) => Promise<boolean>;
const shared = globalThis as typeof globalThis & { makinarIsPublicAd?: IsPublic };

/** Called once, by instrumentation.ts. */
export const answerWhetherPublic = (isPublic: IsPublic) => {
  shared.makinarIsPublicAd = isPublic;
};

/** True as well where nobody here can know (an API elsewhere) or the answer fails: then the page finds out. */
export const isPublicAd = async (id: number): Promise<boolean> => {
  try {
    return (await shared.makinarIsPublicAd?.(id)) ?? true;
  } catch {
    return true;
  }
};
