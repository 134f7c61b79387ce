import { expect, test } from 'vitest';
import { pageMetadata } from './seo';

test('a card that is shared shows the beginning of a long description, and search engines get all of it', () => {
  const description = 'A crawler excavator with a hydraulic hammer. '.repeat(8);
  const page = pageMetadata({ locale: 'en', path: '/ad/1', title: 'Ad', description, siteName: 'Makinar' });
  expect(page.description).toBe(description);
  const beginning = `${description.slice(0, 160)}…`;
  expect(page.openGraph?.description).toBe(beginning);
  expect(page.twitter?.description).toBe(beginning);
  const short = pageMetadata({
    locale: 'en',
    path: '/faq',
    title: 'FAQ',
    description: 'Short',
    siteName: 'Makinar',
  });
  expect(short.openGraph?.description).toBe('Short');
});
