import { keepComparedAds } from './compared-ads';
import { forgetReading } from './forget-reading';
import { forgetOwnSearches } from './own-searches';

/** Where photographs wait until they are sent (components/ad-form/photos/photo-vault.ts). */
export const photoDatabase = 'makinar-photos';

/** Conversations (components/chat/kept-here.ts) and forms of ads (components/ad-form/draft.ts). */
const ownKeys = /^(chat|makinar:ad):/;

/** The push service then tells the site that this device is gone. */
const endPush = async () => {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
};

let left = false;
/** False once the member has left: a page that is on its way out writes nothing down again. */
export const mayKeep = () => !left;

const forgetPhotos = () =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(photoDatabase);
    // Blocked: another tab has it open, and it goes when that one lets go of it.
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });

/** When a member leaves: the next one at this device finds nothing that he wrote, picked, searched for or looked at. */
export const forgetMember = async (): Promise<void> => {
  left = true;
  try {
    for (const key of Object.keys(localStorage)) if (ownKeys.test(key)) localStorage.removeItem(key);
    sessionStorage.clear();
    await forgetPhotos();
    await endPush();
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  forgetOwnSearches();
  keepComparedAds([]);
  await forgetReading();
};
