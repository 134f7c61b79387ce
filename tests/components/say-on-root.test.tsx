import { afterEach, expect, test, vi } from 'vitest';
import { sayOnRoot } from '@/components/ui/say-on-root';

const root = document.documentElement;
afterEach(() => root.removeAttribute('style'));

test('what is said of the root is in force, and can be taken back', () => {
  sayOnRoot('--guest', 'none', 'flex');
  expect(root.style.getPropertyValue('--guest')).toBe('none');
  sayOnRoot('--guest', 'flex', 'flex');
  expect(root.style.getPropertyValue('--guest')).toBe('flex');
});

test('what is in force already, or without saying, is left alone', () => {
  const set = vi.spyOn(root.style, 'setProperty');
  sayOnRoot('--guest', 'flex', 'flex');
  expect(set).not.toHaveBeenCalled();
  sayOnRoot('--guest', 'none', 'flex');
  sayOnRoot('--guest', 'none', 'flex');
  expect(set).toHaveBeenCalledTimes(1);
});
