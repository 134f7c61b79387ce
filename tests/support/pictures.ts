import sharp from 'sharp';

type Options = { width?: number; height?: number };

let drawings = 0;
/** A picture of a colour that no other one of its file has; one after the other they are far enough apart for a JPEG. */
export const drawn = ({ width = 900, height = 600 }: Options = {}) => {
  drawings += 1;
  const turn = drawings >> 8;
  const [r, g, b] = [drawings * 37, (drawings + turn) * 91, drawings * 151].map((shade) => shade % 256);
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
};

/** A JPEG as a phone makes it: lying on its side, with the place where it was taken. */
export const fromPhone = (): Promise<Buffer> =>
  drawn({ width: 1200, height: 800 })
    .withExif({
      IFD0: { Make: 'Phone', Model: 'SN-4711' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '36/1 11/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '44/1 0/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** What a form in a browser sends. */
export const formOf = (
  parts: Record<string, string | Uint8Array | [Uint8Array, string] | (Uint8Array | [Uint8Array, string])[]>,
) => {
  const form = new FormData();
  const add = (name: string, part: string | Uint8Array | [Uint8Array, string]) => {
    if (typeof part === 'string') form.append(name, part);
    else {
      const [bytes, file] = Array.isArray(part) ? part : ([part, 'picture.jpg'] as const);
      form.append(name, new Blob([new Uint8Array(bytes)]), file);
    }
  };
  for (const [name, value] of Object.entries(parts)) {
    const many = Array.isArray(value) && typeof value[1] !== 'string';
    for (const part of many ? (value as Uint8Array[]) : [value as string | Uint8Array]) add(name, part);
  }
  return form;
};
