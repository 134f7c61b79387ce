import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AdPictures } from '@/components/moderation/ad/ad-pictures';
import { ModeratorsRoom } from './moderators-room';

afterEach(cleanup);

const picture = (name: string) => ({
  key: name,
  src: `/media/${name}.webp`,
  srcset: '',
  width: 1200,
  height: 900,
  illustration: false,
  change: null,
});

test('a photograph that is still on its way is never shown as the one before', () => {
  const shown = (...names: string[]) => (
    <ModeratorsRoom>
      <AdPictures pictures={names.map(picture)} moved={false} />
    </ModeratorsRoom>
  );
  const { rerender } = render(shown('truck', 'cabin'));
  const large = () => screen.getByRole('img', { name: /^Photograph/ });
  const truck = large();
  fireEvent.click(screen.getByRole('button', { name: /^Photograph 2/ }));
  const cabin = large();
  expect([cabin.getAttribute('src'), cabin === truck]).toEqual(['/media/cabin.webp', false]);
  rerender(shown('car'));
  expect([large().getAttribute('src'), large() === cabin]).toEqual(['/media/car.webp', false]);
});
