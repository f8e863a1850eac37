import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A resource that specs share, and how to reset it. */
export interface Shared<T> {
  readonly subject: T;
  /** Removes the previous spec's data. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** The limit, because each holds connections and memory. */
const MOST = 6;

/** The open resources, most recently used last. */
const open = new Set<Shared<unknown>>();

/**
 * Shares one resource between all specs of a worker: the first use starts it, each later use empties it. It is closed
 * when the worker ends, or when too many are open and it was used least recently.
 */
export function sharedBySpecs<T>(start: () => Promise<Shared<T>>): () => Promise<T> {
  let kept: Shared<T> | null = null;
  return async () => {
    if (kept && open.delete(kept)) await empty(kept);
    else kept = await startAnother(start);
    open.add(kept);
    return kept.subject;
  };
}

async function empty(shared: Shared<unknown>): Promise<void> {
  try {
    await shared.empty();
  } catch (error) {
    await shared.close();
    throw new Error(`Could not remove what the previous spec left behind: ${String(error)}`, { cause: error });
  }
}

async function startAnother<T>(start: () => Promise<Shared<T>>): Promise<Shared<T>> {
  const [oldest] = open;
  if (oldest && open.size >= MOST) {
    open.delete(oldest);
    await oldest.close();
  }
  return start();
}

// Global, because the code that hears of a worker's end is outside the modules that specs load.
Object.assign(globalThis, {
  waymarkEndShared: () => Promise.all([...open].map((shared) => shared.close())),
});

/** Empties a folder but keeps it. */
export async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
}
