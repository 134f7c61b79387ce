import { beforeEach, expect, test, vi } from 'vitest';
import { createPhotoQueue, type KeptPhoto } from './photo-queue';

const open = new Set<string>();
beforeEach(() => {
  open.clear();
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made += 1;
    open.add(`blob:${made}`);
    return `blob:${made}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void open.delete(address));
});

const kept: KeptPhoto = { id: 'kept', name: 'kept.jpg', key: null, src: null };
const photo = (name: string) => new File([name], name, { type: 'image/jpeg' });

const aQueue = () => {
  let letGo = (_: Blob) => {};
  const onDevice = new Promise<Blob>((resolve) => {
    letGo = resolve;
  });
  const queue = createPhotoQueue({
    most: 5,
    shrink: async (blob) => blob,
    send: () => new Promise(() => {}),
    vault: { put: async () => {}, get: () => onDevice, drop: async () => {} },
    isSignedIn: () => false,
    onSignedOut: () => {},
  });
  const names = () => queue.photos().map(({ name }) => name);
  const ready = () => vi.waitFor(() => expect(queue.photos().every(({ preview }) => preview)).toBe(true));
  return { queue, names, ready, read: () => letGo(photo('kept.jpg')) };
};

test('a photograph that is added while those of a draft are read stands behind them', async () => {
  const { queue, names, read } = aQueue();
  const restoring = queue.restore([kept]);
  queue.add([photo('new.jpg')]);
  read();
  expect((await restoring).map(({ name }) => name)).toEqual(['kept.jpg']);
  expect(names()).toEqual(['kept.jpg', 'new.jpg']);
});

test('a picture of a photograph is given up when it is removed, when all are, and when the form is left', async () => {
  const { queue, ready, read } = aQueue();
  read();
  await queue.restore([kept]);
  queue.add([photo('one.jpg'), photo('two.jpg')]);
  await ready();
  expect(open.size).toBe(3);
  queue.remove(queue.photos()[1]?.id ?? '');
  expect(open.size).toBe(2);
  queue.close();
  expect(open.size).toBe(0);
  queue.open();
  await ready();
  expect(queue.photos().map(({ preview }) => preview)).toEqual([...open]);
  queue.clear();
  expect(open.size).toBe(0);
});
