import { ImportStopped } from '../import-stopped';

/** No place needs more: one that is longer is refused and passed over, so that a file of one line costs no memory. */
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
 * The objects of a list in a JSON text, one at a time: of the list named `name` in its outermost object, or of a text that is a
 * list itself. It cuts by brackets and quotes alone; JSON.parse reads what it cuts out.
 */
export async function* jsonItems(text: AsyncIterable<string>, name: string): AsyncIterable<JsonItem> {
  const cutter = new Cutter(name);
  for await (const piece of text) yield* cutter.cut(piece);
  cutter.end();
}

class Cutter {
  private depth = 0;
  private inString = false;
  private isEscaped = false;
  /** How deep the objects of the list stand; 0 before the list was found. */
  private itemDepth = 0;
  private isOver = false;
  private key = '';
  private parts: string[] = [];
  private size = 0;
  private row = 0;

  constructor(private readonly name: string) {}

  *cut(piece: string): Iterable<JsonItem> {
    let start = this.isInItem ? 0 : -1;
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
        if (letter === OPEN_ARRAY && this.itemDepth === 0 && this.isList) this.itemDepth = this.depth;
      } else if (letter === CLOSE_OBJECT || letter === CLOSE_ARRAY) {
        this.depth -= 1;
        if (letter === CLOSE_OBJECT && start >= 0 && this.depth === this.itemDepth) {
          yield this.taken(piece.slice(start, at + 1));
          start = -1;
        }
        if (this.itemDepth > 0 && this.depth < this.itemDepth) this.isOver = true;
      }
    }
    if (start >= 0) this.keep(piece.slice(start));
    else if (this.inString && this.depth === 1)
      this.key = (this.key + piece.slice(keyStart)).slice(0, this.name.length + 1);
  }

  /** Refuses a text that is cut off, or that holds no such list. */
  end(): void {
    if (this.itemDepth === 0) throw new ImportStopped(`There is no list "${this.name}" in this file.`);
    if (this.depth !== 0)
      throw new ImportStopped(`The file ends in the middle: after row ${this.row} something is missing.`);
  }

  private get isInItem(): boolean {
    return this.itemDepth > 0 && this.depth > this.itemDepth && !this.isOver;
  }

  /** The array that was just opened. */
  private get isList(): boolean {
    return this.depth === 1 || (this.depth === 2 && this.key === this.name);
  }

  private keep(part: string): void {
    this.size += part.length;
    if (this.size <= MAX_ITEM) this.parts.push(part);
    else this.parts = [];
  }

  private taken(last: string): JsonItem {
    this.row += 1;
    this.keep(last);
    const isTooLong = this.size > MAX_ITEM;
    const text = this.parts.join('');
    this.parts = [];
    this.size = 0;
    return isTooLong ? { row: this.row, broken: TOO_LONG } : parsed(this.row, text);
  }
}

function parsed(row: number, text: string): JsonItem {
  try {
    return { row, item: JSON.parse(text) as unknown };
  } catch {
    return { row, broken: NO_JSON };
  }
}
