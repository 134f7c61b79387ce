import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

const [brotli, unbrotli, gzip] = [
  promisify(zlib.brotliCompress),
  promisify(zlib.brotliDecompress),
  promisify(zlib.gzip),
];

export type Encoding = 'br' | 'gzip' | 'identity';

/** Below this many bytes an answer is one packet either way. */
const worthCompressing = 1_024;
/** Half of what the best quality saves beyond it, at a thirtieth of its time: a page is compressed while people wait. */
const quality = 5;

type Load = () => Promise<Buffer>;

/**
 * What is sent, in the encodings in which it is asked for. Of a page only Brotli is held, and the others are made from
 * it: so ten times as many pages can be kept. gzip is held from when it was asked for first.
 */
export class Body {
  /** Strong, without what tells the encodings apart. */
  readonly tag: string;
  readonly length: number;
  readonly compressible: boolean;
  #forms = new Map<Encoding, Buffer | Promise<Buffer>>();
  #makers: Partial<Record<Encoding, Load>>;
  /** Called when its weight has changed. */
  onWeight: () => void = () => {};

  /** `made` are forms that were compressed beforehand. */
  constructor(bytes: Buffer, compressible = true, made: Partial<Record<Encoding, Load>> = {}) {
    this.tag = createHash('sha1').update(bytes).digest('base64url').slice(0, 20);
    this.length = bytes.length;
    this.compressible = compressible && bytes.length >= worthCompressing;
    this.#makers = made;
    this.#forms.set('identity', bytes);
  }

  /** Bytes of memory, as far as they are there yet. */
  get weight(): number {
    let bytes = 0;
    for (const form of this.#forms.values()) if (Buffer.isBuffer(form)) bytes += form.length;
    return bytes;
  }

  /** Holds it compressed from now on, and not as it is. */
  async compress(): Promise<void> {
    if (!this.compressible) return;
    await this.as('br');
    this.#forms.delete('identity');
    this.onWeight();
  }

  /** At once where this form is held. */
  as(encoding: Encoding): Buffer | Promise<Buffer> {
    const held = this.#forms.get(encoding);
    if (held) return held;
    const making = this.#make(encoding).then(
      (bytes) => {
        if (encoding === 'identity') this.#forms.delete(encoding);
        else this.#forms.set(encoding, bytes);
        this.onWeight();
        return bytes;
      },
      (error) => {
        this.#forms.delete(encoding);
        throw error;
      },
    );
    this.#forms.set(encoding, making);
    return making;
  }

  async #make(encoding: Encoding): Promise<Buffer> {
    const made = this.#makers[encoding];
    if (made) return made();
    if (encoding === 'identity') return unbrotli(await this.as('br'));
    const bytes = await this.as('identity');
    if (encoding === 'gzip') return gzip(bytes);
    return brotli(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
  }
}
