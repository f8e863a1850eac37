import type { KV } from '@nats-io/kv';
import { publicKeysOf, type PublicKeys, type SigningKey, signingKey } from '@waymark/registry';
import { JetStreamApiError } from '@nats-io/jetstream';
import { readFileSync } from 'node:fs';

const FILE = 'file:';

/** From REGISTRY_SIGNING_KEY: a private key as PKCS8 PEM, or `file:` and the path of one. */
export function signingKeyFrom(setting: string): SigningKey {
  return signingKey(setting.startsWith(FILE) ? readFileSync(setting.slice(FILE.length), 'utf8') : setting);
}

const WRONG_LAST_SEQUENCE = 10071;

/** Whether somebody else wrote the key between our read and our write. */
export function isConflict(error: unknown): boolean {
  return error instanceof JetStreamApiError && error.code === WRONG_LAST_SEQUENCE;
}

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
