import { closeSync, existsSync, mkdirSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AnyKept, KeptOf, Kind } from './objects';

/**
 * An append-only log with one line per request: all changes of a request are in the file before its response, or none.
 * A kill -9 may leave half a line, which is cut off.
 */
class Journal {
  private readonly handle: number;

  private constructor(file: string) {
    this.handle = openSync(file, 'a', 0o600);
  }

  static open(file: string, each: (object: AnyKept) => void): Journal {
    mkdirSync(dirname(file), { recursive: true });
    if (existsSync(file)) {
      const bytes = readFileSync(file);
      const whole = bytes.lastIndexOf('\n') + 1;
      if (whole < bytes.length) truncateSync(file, whole);
      for (const line of bytes.subarray(0, whole).toString('utf8').split('\n'))
        if (line !== '') (JSON.parse(line) as AnyKept[]).forEach(each);
    }
    return new Journal(file);
  }

  append(objects: readonly AnyKept[]): void {
    const bytes = Buffer.from(`${JSON.stringify(objects)}\n`);
    for (let at = 0; at < bytes.length;) at += writeSync(this.handle, bytes, at);
  }

  close(): void {
    closeSync(this.handle);
  }
}

const keyOf = ({ object, id }: { object: string; id: string }) => `${object}/${id}`;

/** Every object, in memory and in the journal. `commit` stores the changes, `rollback` discards them. */
export class Store {
  private readonly kinds = new Map<string, Map<string, AnyKept>>();
  /** The previous value of each uncommitted object. */
  private readonly before = new Map<string, AnyKept | undefined>();
  private readonly changed = new Map<string, AnyKept>();
  private readonly journal: Journal;

  constructor(file: string) {
    this.journal = Journal.open(file, (object) => this.place(object));
  }

  get<K extends Kind>(kind: K, id: string): KeptOf<K> | undefined {
    return this.kinds.get(kind)?.get(id) as KeptOf<K> | undefined;
  }

  /** Finds an object of any kind: Stripe's ids contain the type. */
  find(id: string): AnyKept | undefined {
    for (const [kind, objects] of this.kinds) if (!kind.startsWith('local.') && objects.has(id)) return objects.get(id);
    return undefined;
  }

  /** Returns all, in order of creation. */
  all<K extends Kind>(kind: K): KeptOf<K>[] {
    return [...(this.kinds.get(kind)?.values() ?? [])] as KeptOf<K>[];
  }

  put<T extends AnyKept>(object: T): T {
    const key = keyOf(object);
    if (!this.before.has(key)) this.before.set(key, this.kinds.get(object.object)?.get(object.id));
    this.changed.set(key, object);
    this.place(object);
    return object;
  }

  commit(): void {
    if (this.changed.size > 0) this.journal.append([...this.changed.values()]);
    this.forget();
  }

  rollback(): void {
    for (const [key, object] of this.changed) {
      const before = this.before.get(key);
      if (before) this.place(before);
      else this.kinds.get(object.object)?.delete(object.id);
    }
    this.forget();
  }

  close(): void {
    this.journal.close();
  }

  private place(object: AnyKept): void {
    const objects = this.kinds.get(object.object) ?? new Map<string, AnyKept>();
    this.kinds.set(object.object, objects.set(object.id, object));
  }

  private forget(): void {
    this.before.clear();
    this.changed.clear();
  }
}
