// What a browser makes of push notifications, without a word of its own.

export const knowsPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export const isPushDenied = () => Notification.permission === 'denied';

/** Where this device is reached, if its member has asked for it. */
export const endpointHere = async (): Promise<string | null> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
};

/** Milliseconds; a worker that is refused never gets ready. */
const patience = 10_000;

const readyWorker = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register('/sw.js');
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('There is no service worker.')), patience);
    }),
  ]);
};

/** Asks the reader, and then the browser's push service; null where the reader said no. */
export const subscribeHere = async (key: string): Promise<PushSubscription | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await readyWorker();
  // One of another key, as the site had before, is in the way.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
};

export const unsubscribeHere = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
};
