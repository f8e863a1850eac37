import type { KV } from '@nats-io/kv';
import { publicKeysOf, type PublicKeys, type SigningKey, signingKey } from '@waymark/registry';
import { JetStreamApiError } from '@nats-io/jetstream';
import { readFileSync } from 'node:fs';

const FILE = 'file:';

/** Reads REGISTRY_SIGNING_KEY: a private key as PKCS8 PEM, or `file:` and the path of one. */
export function signingKeyFrom(setting: string): SigningKey {
  return signingKey(setting.startsWith(FILE) ? readFileSync(setting.slice(FILE.length), 'utf8') : setting);
}

const WRONG_LAST_SEQUENCE = 10071;

/** Returns whether another writer changed the key between our read and our write. */
export function isConflict(error: unknown): boolean {
  return error instanceof JetStreamApiError && error.code === WRONG_LAST_SEQUENCE;
}

/** A reader of the registry, with the keys that it trusts. */
export interface RegistryReader {
  registry: KV;
  trust: PublicKeys;
}

/** A reader that may also publish. */
export interface RegistryWriter extends RegistryReader {
  signer: SigningKey;
  /** The writer's name, recorded in every entry. */
  by: string;
}

/** Creates a writer that trusts its own key and the additional ones (the other key during a key rotation). */
export function registryWriter(
  registry: KV,
  signer: SigningKey,
  by: string,
  others: PublicKeys = new Map(),
): RegistryWriter {
  return { registry, signer, by, trust: new Map([...others, ...publicKeysOf([signer.publicKey])]) };
}
