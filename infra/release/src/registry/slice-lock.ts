import { randomUUID } from 'node:crypto';
import type { KV } from '@nats-io/kv';
import { lockKey, parseJson } from '@waymark/contracts-core';
import { z } from 'zod';
import { isConflict } from './registry-writer';
import { Refusal } from '../refusal';

interface FoundLock {
  /** The release that holds the lock; undefined when there is none, or its lock expired. */
  holder: LockRecord | undefined;
  /** The key's revision for a compare-and-swap; 0 when it was never written. */
  revision: number;
}

export async function readLock(registry: KV, slice: string): Promise<FoundLock> {
  const entry = await registry.get(lockKey(slice));
  const record = entry?.operation === 'PUT' ? lockRecordSchema.safeParse(parseJson(entry.string())).data : undefined;
  const isHeld = record !== undefined && Date.parse(record.until) > Date.now();
  return { holder: isHeld ? record : undefined, revision: entry?.revision ?? 0 };
}
/** Value of the registry's key `lock.<slice>`. */
export const lockRecordSchema = z.object({
  /** The releaser, e.g. "ada@build-3". */
  by: z.string(),
  /** Identifies one attempt of one process: distinguishes two runs by one person. */
  run: z.string(),
  since: z.iso.datetime(),
  /** The lock expires at this time unless it is renewed. */
  until: z.iso.datetime(),
});
export type LockRecord = z.infer<typeof lockRecordSchema>;

const LASTS_MS = 30_000;
const RENEW_EVERY_MS = 8_000;

/** Allows one release of a slice at a time, by anybody and anywhere: only one process can create the key. */
export class SliceLock {
  private readonly run = randomUUID();
  private readonly since = new Date().toISOString();
  private revision = 0;
  private timer: NodeJS.Timeout | undefined;

  private constructor(
    private readonly registry: KV,
    private readonly slice: string,
    private readonly by: string,
    private readonly onLost: (reason: Refusal) => void,
  ) {}

  /** Throws a `Refusal` that names the current holder. `onLost` is called when another release takes the lock over. */
  static async take(registry: KV, slice: string, by: string, onLost: (reason: Refusal) => void): Promise<SliceLock> {
    const lock = new SliceLock(registry, slice, by, onLost);
    await lock.begin();
    lock.timer = setInterval(() => void lock.renew(), RENEW_EVERY_MS).unref();
    return lock;
  }

  async free(): Promise<void> {
    clearInterval(this.timer);
    // Frees the lock only while it is ours.
    await this.registry.delete(this.key, { previousSeq: this.revision }).catch(() => undefined);
  }

  private get key(): string {
    return lockKey(this.slice);
  }

  private get text(): string {
    const record: LockRecord = {
      by: this.by,
      run: this.run,
      since: this.since,
      until: new Date(Date.now() + LASTS_MS).toISOString(),
    };
    return JSON.stringify(record);
  }

  private async begin(): Promise<void> {
    const { holder, revision } = await readLock(this.registry, this.slice);
    if (holder) throw taken(this.slice, holder);
    try {
      this.revision = await this.registry.put(this.key, this.text, { previousSeq: revision });
    } catch (error) {
      if (!isConflict(error)) throw error;
      throw taken(this.slice, (await readLock(this.registry, this.slice)).holder);
    }
  }

  private async renew(): Promise<void> {
    try {
      this.revision = await this.registry.put(this.key, this.text, { previousSeq: this.revision });
    } catch (error) {
      // A short broker outage does not lose the lock; another holder does.
      if (!isConflict(error)) return;
      clearInterval(this.timer);
      this.onLost(new Refusal(`Somebody else releases ${this.slice} now: this release was silent for too long.`));
    }
  }
}

function taken(slice: string, holder: LockRecord | undefined): Refusal {
  const since = holder ? ` since ${holder.since.slice(11, 19)} UTC` : '';
  return new Refusal(
    `${holder?.by ?? 'Somebody else'} is releasing ${slice}${since}. Wait until that is over, then look at "npm run release -- status".`,
  );
}
