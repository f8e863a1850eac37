import { ImportStopped } from '../import-stopped';

/**
 * Maximum length of one object; no place needs more. A longer one is refused and skipped, so that a huge file of one
 * line does not fill the memory.
 */
const MAX_ITEM = 1024 * 1024;
const TOO_LONG = 'This is longer than 1 MB.';
const NO_JSON = 'This is not valid JSON.';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;

export type JsonItem = { row: number; item: unknown } | { row: number; broken: string };

/**
 * Yields the objects of a JSON array one at a time: of the array `name` in the root object, or of a root array. Splits
 * by brackets and quotes only; JSON.parse reads the pieces.
 */
export async function* jsonItems(text: AsyncIterable<string>, name: string): AsyncIterable<JsonItem> {
  const cutter = new Cutter(name);
  let row = 0;
  for await (const piece of text)
    for (const item of cutter.cut(piece)) {
      row += 1;
      yield item === null ? { row, broken: TOO_LONG } : parsed(row, item);
    }
  cutter.end(row);
}

/** Reads the text to its end without parsing the objects. Returns the rest of the document, with an empty array. */
export async function aroundItems(text: AsyncIterable<string>, name: string): Promise<unknown> {
  const cutter = new Cutter(name);
  let row = 0;
  for await (const piece of text) row += [...cutter.cut(piece)].length;
  cutter.end(row);
  return cutter.around();
}

class Cutter {
  private depth = 0;
  private inString = false;
  private isEscaped = false;
  /** The nesting depth of the array's objects; 0 before the array is found. */
  private itemDepth = 0;
  private isOver = false;
  private key = '';
  private parts: string[] = [];
  private size = 0;
  private readonly outer: string[] = [];
  private outerSize = 0;

  constructor(private readonly name: string) {}

  /** Returns the text of each object that ends in this chunk; null for one that is too long. */
  *cut(piece: string): Iterable<string | null> {
    let start = this.isInItem ? 0 : -1;
    let outerStart = this.isOutside ? 0 : -1;
    let keyStart = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const letter = piece.charCodeAt(at);
      if (this.inString) {
        if (this.isEscaped) this.isEscaped = false;
        else if (letter === BACKSLASH) this.isEscaped = true;
        else if (letter === QUOTE) {
          this.inString = false;
          if (this.depth === 1 && this.itemDepth === 0) this.key += piece.slice(keyStart, at);
        }
      } else if (letter === QUOTE) {
        this.inString = true;
        keyStart = at + 1;
        this.key = '';
      } else if (letter === OPEN_OBJECT || letter === OPEN_ARRAY) {
        if (letter === OPEN_OBJECT && this.depth === this.itemDepth && this.itemDepth > 0 && !this.isOver) start = at;
        this.depth += 1;
        if (letter === OPEN_ARRAY && this.itemDepth === 0 && this.isList) {
          this.itemDepth = this.depth;
          this.keepOuter(piece.slice(outerStart, at + 1));
          outerStart = -1;
        }
      } else if (letter === CLOSE_OBJECT || letter === CLOSE_ARRAY) {
        this.depth -= 1;
        if (letter === CLOSE_OBJECT && start >= 0 && this.depth === this.itemDepth) {
          yield this.taken(piece.slice(start, at + 1));
          start = -1;
        }
        if (this.itemDepth > 0 && this.depth < this.itemDepth && !this.isOver) {
          this.isOver = true;
          outerStart = at;
        }
      }
    }
    if (outerStart >= 0) this.keepOuter(piece.slice(outerStart));
    if (start >= 0) this.keep(piece.slice(start));
    else if (this.inString && this.depth === 1)
      this.key = (this.key + piece.slice(keyStart)).slice(0, this.name.length + 1);
  }

  /** Throws if the text is truncated after this row, or contains no such array. */
  end(row: number): void {
    if (this.itemDepth === 0)
      throw new ImportStopped(`There is no list "${this.name}" in this file${this.typeWords()}.`);
    if (this.depth !== 0)
      throw new ImportStopped(`The file ends in the middle: after row ${row} something is missing.`);
  }

  /** Returns the document around the objects; null if it cannot be parsed. */
  around(): unknown {
    try {
      return JSON.parse(this.outer.join('')) as unknown;
    } catch {
      return null;
    }
  }

  private typeWords(): string {
    const { type } = (this.around() ?? {}) as { type?: unknown };
    return typeof type === 'string' ? `: it is a ${type}` : '';
  }

  private keepOuter(part: string): void {
    this.outerSize += part.length;
    if (this.outerSize <= MAX_ITEM) this.outer.push(part);
  }

  private get isOutside(): boolean {
    return this.itemDepth === 0 || this.isOver;
  }

  private get isInItem(): boolean {
    return this.itemDepth > 0 && this.depth > this.itemDepth && !this.isOver;
  }

  /** True if the array just opened is the one to read. */
  private get isList(): boolean {
    return this.depth === 1 || (this.depth === 2 && this.key === this.name);
  }

  private keep(part: string): void {
    this.size += part.length;
    if (this.size <= MAX_ITEM) this.parts.push(part);
    else this.parts = [];
  }

  private taken(last: string): string | null {
    this.keep(last);
    const text = this.size > MAX_ITEM ? null : this.parts.join('');
    this.parts = [];
    this.size = 0;
    return text;
  }
}

function parsed(row: number, text: string): JsonItem {
  try {
    return { row, item: JSON.parse(text) as unknown };
  } catch {
    return { row, broken: NO_JSON };
  }
}

/** Returns a value as a table cell; null for arrays, objects and missing values. */
export function jsonText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}
