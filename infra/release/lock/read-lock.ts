import type { KV } from '@nats-io/kv';
import { lockKey, parseJson } from '@waymark/contracts-core';
import { lockRecordSchema, type LockRecord } from './lock-record';

export interface FoundLock {
  /** Who releases the slice; undefined when nobody does, or who did has gone. */
  holder: LockRecord | undefined;
  /** Of the key, for a compare-and-swap; 0 when it was never written. */
  revision: number;
}

export async function readLock(registry: KV, slice: string): Promise<FoundLock> {
  const entry = await registry.get(lockKey(slice));
  const record = entry?.operation === 'PUT' ? lockRecordSchema.safeParse(parseJson(entry.string())).data : undefined;
  const isHeld = record !== undefined && Date.parse(record.until) > Date.now();
  return { holder: isHeld ? record : undefined, revision: entry?.revision ?? 0 };
}
