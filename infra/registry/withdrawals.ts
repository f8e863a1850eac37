import type { KV } from '@nats-io/kv';
import { withdrawnKey } from '@waymark/contracts-core';

/** Whether gateways took this version back by themselves. */
export async function isWithdrawn(registry: KV, slice: string, version: string): Promise<boolean> {
  return (await registry.get(withdrawnKey(slice, version)))?.operation === 'PUT';
}

/** Lets a version be served again that gateways had taken back. */
export async function forgetWithdrawal(registry: KV, slice: string, version: string): Promise<void> {
  if (await isWithdrawn(registry, slice, version)) await registry.delete(withdrawnKey(slice, version));
}
