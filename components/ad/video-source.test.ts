import { expect, test } from 'vitest';
import { videoSource } from './video-source';

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=5',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
  'youtu.be/dQw4w9WgXcQ?si=x',
  'https://youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/live/dQw4w9WgXcQ',
])('a YouTube film is played from the host without cookies (%s)', (url) => {
  expect(videoSource(url)?.embed).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0');
});

test('a Vimeo film is played too', () => {
  expect(videoSource('https://vimeo.com/123456789')?.embed).toContain('/video/123456789?');
});

test.each([
  'https://www.facebook.com/watch/?v=1',
  'https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/@makinar',
])('a film elsewhere is only a link (%s)', (url) => {
  expect(videoSource(url)).toMatchObject({ embed: null, href: expect.stringMatching(/^https:/) });
});

test('no film, no player', () => {
  expect(videoSource(null)).toBeNull();
  expect(videoSource('javascript:alert(1)')).toBeNull();
});
