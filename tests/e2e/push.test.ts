import { expect, test } from 'vitest';
import { withBrowser } from '../support/browser';
import { sharedSite, urlOfOwnSite } from '../support/own-site';

// The browser's own push service is left out: what it would hand to the service worker is handed to it here.

const open = withBrowser(urlOfOwnSite, 'whole');
const { url } = await sharedSite();

test('a push is shown as it says, and another with the same tag in its place', async () => {
  const page = await open('/faq');
  const context = page.context();
  await context.grantPermissions(['notifications'], { origin: url });
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const registrationId = await registered;
  const push = (data: object) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: url,
      registrationId,
      data: JSON.stringify(data),
    });
  const shown = () =>
    page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications();
      return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    });
  // So close together that each comes while another one is still being shown.
  for (let price = 50; price > 40; price -= 1)
    await push({ title: 'Cheaper', body: `Now ${price},000 USD`, url: '/ads', tag: 'ad-1' });
  await push({ title: 'Sold', body: 'The loader is sold.', url: '/ads', tag: 'ad-1' });
  await expect
    .poll(shown)
    .toEqual([{ title: 'Sold', body: 'The loader is sold.', tag: 'ad-1', data: { url: '/ads' } }]);
});
