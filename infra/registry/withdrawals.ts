import { withdrawnKey } from '@waymark/contracts-core';
import { orderOf, signEntry } from '@waymark/registry';
import { isConflict } from './is-conflict';
import type { RegistryReader, RegistryWriter } from './registry-writer';
import { lastWords, withdrawalHistory } from './withdrawal-history';

const TRIES = 5;

/** Whether gateways took this version back by themselves. */
export async function isWithdrawn(reader: RegistryReader, slice: string, version: string): Promise<boolean> {
  const [last] = lastWords(await withdrawalHistory(reader, withdrawnKey(slice, version)));
  return last?.entry.kind === 'withdrawn';
}

/**
 * Lets a version be served again that gateways took back. It is signed even when nobody seems to have taken it back: gateways
 * remember what a bucket that was lost does not.
 */
export async function reinstate(writer: RegistryWriter, slice: string, version: string): Promise<void> {
  const key = withdrawnKey(slice, version);
  for (let tried = 1; ; tried++) {
    const revision = (await writer.registry.get(key))?.revision ?? 0;
    const [last] = lastWords(await withdrawalHistory(writer, key));
    const at = new Date(Math.max(Date.now(), last ? orderOf(last.entry) + 1 : 0)).toISOString();
    const text = JSON.stringify(signEntry(key, { slice, version, reinstated: true, by: writer.by, at }, writer.signer));
    try {
      await writer.registry.put(key, text, { previousSeq: revision });
      return;
    } catch (error) {
      if (tried === TRIES || !isConflict(error)) throw error;
    }
  }
}
