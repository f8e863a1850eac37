import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What specs share, and how it becomes as good as new. */
export interface Shared<T> {
  readonly subject: T;
  /** Takes out what the spec before left. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** Each holds connections and memory. */
const MOST = 6;

/** What is open, the one that was asked for last at the end. */
const open = new Set<Shared<unknown>>();

/**
 * One thing for all specs of a worker: started by the first that asks for it, and emptied for each that asks after it. It is closed when
 * the worker ends, or when many others were asked for since.
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
    throw new Error(`What the spec before left could not be taken out: ${String(error)}`, { cause: error });
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

// Global: the end of a worker is announced to code outside of the modules that specs load.
Object.assign(globalThis, {
  waymarkEndShared: () => Promise.all([...open].map((shared) => shared.close())),
});

/** Takes out what is in a folder, which stays. */
export async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
}
