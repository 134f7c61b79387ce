import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AdFields } from '@/components/moderation/ad/ad-fields';
import { NamedAdRow } from '@/components/moderation/named-ad';
import type { ModeratedAd } from '@/lib/api/queries/moderation';
import { ModeratorsRoom } from './moderators-room';

afterEach(cleanup);

const title = 'Hyundai Santa Fe 2018، 94 ألف كم';
const ad = {
  id: 7,
  title,
  language: 'ar',
  status: 'pending',
  deleted_at: null,
  picture: null,
  illustration: false,
  category: 'Cars',
  year: 2018,
  price: 24_000,
  seller: { id: 1, name: 'Ahmed' },
  fields: [
    { name: 'title', value: title, before: null, changed: false },
    { name: 'socials', value: 'Facebook: https://example.com', before: null, changed: false },
  ],
} as unknown as ModeratedAd;

const directionOf = (text: string) => screen.getByText(text).closest('[dir]')?.getAttribute('dir');

test('a moderator reads an Arabic title that begins in Latin letters in the order of its words', () => {
  render(
    <ModeratorsRoom>
      <NamedAdRow ad={ad} />
    </ModeratorsRoom>,
  );
  expect(directionOf(title)).toBe('rtl');
  cleanup();
  render(
    <ModeratorsRoom>
      <AdFields ad={ad} />
    </ModeratorsRoom>,
  );
  expect(directionOf(title)).toBe('rtl');
  expect(directionOf('Facebook: https://example.com')).toBe('auto');
});
