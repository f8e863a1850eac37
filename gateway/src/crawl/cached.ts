import { LRUCache } from 'lru-cache';

interface Known<T> {
  value: T;
  readAt: number;
}

export interface CacheTimes {
  /** Milliseconds in which nobody asks again. */
  freshMs: number;
  /** After that, and until this, the old answer serves when there is no new one. */
  staleIfErrorMs: number;
}

/** Answers of services that many ask for and few change. Many readers at once cost one question. */
export class Cached<T extends object> {
  private readonly known: LRUCache<string, Known<T>>;
  private readonly running = new Map<string, Promise<T | null>>();
  /** Rises when all is forgotten: what was asked before is not kept after it. */
  private round = 0;

  constructor(
    private readonly times: CacheTimes,
    maxSize: number,
    sizeOf: (value: T) => number,
    private readonly now: () => number = Date.now,
  ) {
    this.known = new LRUCache({ maxSize, sizeCalculation: ({ value }) => sizeOf(value) + 100 });
  }

  /** Null when nobody answers and nothing is remembered. `ask` gives null for "not there". */
  async read(key: string, ask: () => Promise<T | null>): Promise<T | null> {
    const known = this.known.get(key);
    const age = known ? this.now() - known.readAt : Infinity;
    if (known && age < this.times.freshMs) return known.value;
    const running = this.running.get(key) ?? this.ask(key, ask);
    const value = await running;
    return value ?? (known && age < this.times.staleIfErrorMs ? known.value : null);
  }

  forget(): void {
    this.round += 1;
    this.known.clear();
    this.running.clear();
  }

  private ask(key: string, ask: () => Promise<T | null>): Promise<T | null> {
    const { round } = this;
    const asked = ask()
      .catch(() => null)
      .then((value) => {
        if (value && round === this.round) this.known.set(key, { value, readAt: this.now() });
        return value;
      })
      .finally(() => this.running.get(key) === asked && this.running.delete(key));
    this.running.set(key, asked);
    return asked;
  }
}
