import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePreview } from '@/components/account/form/use-preview';

const open = new Set<string>();
let made = 0;
vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
  made += 1;
  open.add(`blob:${made}`);
  return `blob:${made}`;
});
vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void open.delete(address));
afterEach(cleanup);

test('a file that is shown before it is sent is let go when another is picked, and when the form is left', () => {
  const files = [new File(['a'], 'a.png'), new File(['b'], 'b.png')];
  const { result, rerender, unmount } = renderHook(({ file }) => usePreview(file), {
    initialProps: { file: files[0] as File | null },
  });
  expect([result.current, [...open]]).toEqual(['blob:1', ['blob:1']]);
  rerender({ file: files[1] as File | null });
  expect([result.current, [...open]]).toEqual(['blob:2', ['blob:2']]);
  unmount();
  expect([...open]).toEqual([]);
});
