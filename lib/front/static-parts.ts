// The data that a page carries for React (a React Server Component payload: rows of `id:JSON`) repeat what its markup
// says already. Of what stands inside a StaticPart (components/ui/static-part.tsx) the markup is enough, so here it is
// taken out of the data. Whatever is not understood to the last row stays as it is.

type Model = null | boolean | number | string | Model[] | { [key: string]: Model };

type Row = {
  id: string;
  bytes: Buffer;
  /** A value of the page's own tree. */
  model?: Model;
  /** A module that runs in the browser. */
  module?: Model;
  /** Anything else that is not plain text: never left out, and never part of what is. */
  special?: true;
};

type Props = { [key: string]: Model };

const componentName = 'StaticPart';

const newline = 0x0a;
const colon = 0x3a;
const comma = 0x2c;
/** Tags of rows that say their length in bytes instead of ending at a line: text, and typed arrays. */
const tagsWithLength = new Set('TAObUSsLlGgMmVo');
/** Any other tag; a model has none and begins as JSON does. */
const isTag = (character: string) => /[A-Z#rx]/.test(character);

const readRow = (id: string, bytes: Buffer, from: number): Row => {
  const body = bytes.toString('utf8', from).trimEnd();
  const tag = body[0] ?? '';
  if (tag === 'I') return { id, bytes, module: JSON.parse(body.slice(1)) };
  if (tag === 'T') return { id, bytes };
  return isTag(tag) || tagsWithLength.has(tag)
    ? { id, bytes, special: true }
    : { id, bytes, model: JSON.parse(body) };
};

/** Throws where the data are not as they should be. */
const readRows = (data: Buffer): Row[] => {
  const rows: Row[] = [];
  for (let at = 0; at < data.length; ) {
    const body = data.indexOf(colon, at) + 1;
    if (body === 0) throw new Error('A row has no id.');
    let end = data.indexOf(newline, body) + 1;
    if (tagsWithLength.has(String.fromCharCode(data[body] ?? 0))) {
      const start = data.indexOf(comma, body) + 1;
      end = start + Number.parseInt(data.toString('latin1', body + 1, start - 1), 16);
    }
    if (!(end > body) || end > data.length) throw new Error('A row does not end.');
    rows.push(readRow(data.toString('latin1', at, body - 1), data.subarray(at, end), body - at));
    at = end;
  }
  return rows;
};

const isObject = (model: Model): model is Props =>
  typeof model === 'object' && model !== null && !Array.isArray(model);

/** `["$", type, key, props]` */
const isElement = (model: Model): model is ['$', Model, Model, Props] =>
  Array.isArray(model) && model[0] === '$' && model.length >= 4 && isObject(model[3] ?? null);

function* stringsIn(model: Model): Generator<string> {
  if (typeof model === 'string') yield model;
  else if (typeof model === 'object' && model !== null)
    for (const part of Object.values(model)) yield* stringsIn(part);
}

/** Whatever rows a value may refer to: `$1f`, `$L1f`, `$@1f`, `$1f:props:children`. One too many does no harm. */
const mayReferTo = (said: string): string[] => {
  const [, kind = '', id] = /^\$([A-Za-z@]?)([0-9a-f]+)(?::|$)/.exec(said) ?? [];
  if (id === undefined) return [];
  return /[a-f]/.test(kind) ? [id, kind + id] : [id];
};

const plainValues = new Set([
  '$',
  '$undefined',
  '$NaN',
  '$Infinity',
  '$-Infinity',
  '$-0',
  '$Sreact.fragment',
]);

class Page {
  readonly #rows: Row[];
  readonly #byId = new Map<string, Row[]>();
  readonly #modules: ReadonlySet<string>;
  /** Parts that are taken out, by their props, with the row that they stand in. */
  readonly #cut = new Map<Props, Row>();

  constructor(data: Buffer) {
    this.#rows = readRows(data);
    for (const row of this.#rows) this.#byId.set(row.id, [...(this.#byId.get(row.id) ?? []), row]);
    const named = this.#rows.filter(
      ({ module }) => Array.isArray(module) && this.#stringAt(module[2] ?? null) === componentName,
    );
    this.#modules = new Set(named.map(({ id }) => id));
  }

  /** A string that is used often has a row of its own. */
  #stringAt(model: Model): Model {
    const [, id = ''] = /^\$([0-9a-f]+)$/.exec(String(model)) ?? [];
    return this.#byId.get(id)?.[0]?.model ?? model;
  }

  #isStaticPart(type: Model): boolean {
    const [, id = ''] = /^\$L?([0-9a-f]+)$/.exec(String(type)) ?? [];
    return this.#modules.has(id);
  }

  /** Whether it is markup and nothing else, in all the rows that it refers to. */
  #isMarkup(model: Model, seen = new Set<string>()): boolean {
    if (typeof model === 'string') {
      if (!model.startsWith('$') || model.startsWith('$$') || plainValues.has(model)) return true;
      const [, id] = /^\$L?([0-9a-f]+)(?::.*)?$/.exec(model) ?? [];
      if (id === undefined) return false;
      if (seen.has(id)) return true;
      seen.add(id);
      const [row, ...more] = this.#byId.get(id) ?? [];
      if (!row || more.length || row.special || row.module !== undefined) return false;
      return row.model === undefined || this.#isMarkup(row.model, seen);
    }
    if (typeof model !== 'object' || model === null) return true;
    if (isElement(model) && this.#isStaticPart(model[1])) return this.#isMarkup(model[3], seen);
    return Object.values(model).every((part) => this.#isMarkup(part, seen));
  }

  #cutIn(row: Row, model: Model): void {
    if (typeof model !== 'object' || model === null) return;
    if (isElement(model) && this.#isStaticPart(model[1]) && this.#isMarkup(model[3].children ?? null)) {
      this.#cut.set(model[3], row);
      return;
    }
    for (const part of Object.values(model)) this.#cutIn(row, part);
  }

  #without(model: Model): Model {
    if (typeof model !== 'object' || model === null) return model;
    if (Array.isArray(model)) return model.map((part) => this.#without(part));
    if (this.#cut.has(model)) return { ...model, children: null };
    return Object.fromEntries(Object.entries(model).map(([key, part]) => [key, this.#without(part)]));
  }

  #slimmed(row: Row): Model {
    return row.model === undefined ? (row.module ?? null) : this.#without(row.model);
  }

  /** The rows that something still refers to, once the parts are out. */
  #reached(): { ids: Set<string>; intoRows: Set<string> } {
    const ids = new Set<string>();
    /** Rows of which a part is referred to by its place. */
    const intoRows = new Set<string>();
    const waiting = this.#rows.filter(({ id, special, module }) => id === '0' || special || module);
    for (const { id } of waiting) ids.add(id);
    for (let row = waiting.pop(); row; row = waiting.pop())
      for (const said of stringsIn(this.#slimmed(row)))
        for (const id of mayReferTo(said)) {
          if (said.includes(':')) intoRows.add(id);
          if (ids.has(id)) continue;
          ids.add(id);
          waiting.push(...(this.#byId.get(id) ?? []));
        }
    return { ids, intoRows };
  }

  slim(): Buffer {
    if (this.#modules.size === 0) return Buffer.concat(this.#rows.map(({ bytes }) => bytes));
    for (const row of this.#rows) if (row.model !== undefined) this.#cutIn(row, row.model);
    let reached = this.#reached();
    // Where what stays refers into a row by place, the place has to stay.
    for (let again = true; again; ) {
      again = false;
      for (const [props, row] of this.#cut)
        if (reached.intoRows.has(row.id)) {
          this.#cut.delete(props);
          again = true;
        }
      if (again) reached = this.#reached();
    }
    const changed = new Set([...this.#cut.values()]);
    const kept = this.#rows.filter(({ id }) => reached.ids.has(id));
    return Buffer.concat(
      kept.map((row) =>
        changed.has(row) ? Buffer.from(`${row.id}:${JSON.stringify(this.#slimmed(row))}\n`) : row.bytes,
      ),
    );
  }
}

/** The whole data of a page without what its static parts repeat. */
export const withoutStaticParts = (data: string): string => {
  try {
    return new Page(Buffer.from(data)).slim().toString();
  } catch {
    return data;
  }
};
