import type { KV } from '@nats-io/kv';
import { publicKeysOf, type PublicKeys, type SigningKey } from '@waymark/registry';

/** Somebody who reads what is published, and whom they believe. */
export interface RegistryReader {
  registry: KV;
  trust: PublicKeys;
}

/** Somebody who may publish. */
export interface RegistryWriter extends RegistryReader {
  signer: SigningKey;
  /** Who it is, as it stands in every entry that they write. */
  by: string;
}

/** A writer believes its own key and those that are named beside it (the other one while keys are changed). */
export function registryWriter(
  registry: KV,
  signer: SigningKey,
  by: string,
  others: PublicKeys = new Map(),
): RegistryWriter {
  return { registry, signer, by, trust: new Map([...others, ...publicKeysOf([signer.publicKey])]) };
}
