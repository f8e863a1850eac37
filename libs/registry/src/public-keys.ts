import { createPublicKey, type KeyObject, createHash } from 'node:crypto';

/** Returns the id of a public key: the first 16 hex digits of the SHA-256 of its SPKI form. */
export function keyIdOf(publicKey: KeyObject): string {
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);
}
/** Keys that may have signed an entry, by id. */
export type PublicKeys = ReadonlyMap<string, KeyObject>;

/** Reads a comma-separated list of Ed25519 keys as base64 SPKI DER; throws when one is invalid. */
export function publicKeys(list: string): PublicKeys {
  const texts = list
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');
  if (texts.length === 0) throw new Error('There is no public key');
  return publicKeysOf(texts.map(readKey));
}

/** Does the same with keys that are already parsed. */
export function publicKeysOf(keys: readonly KeyObject[]): PublicKeys {
  return new Map(keys.map((key) => [keyIdOf(key), key]));
}

/** Returns a key in the format of that list. */
export function publicKeyText(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'der' }).toString('base64');
}

function readKey(text: string): KeyObject {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The error below covers this.
  }
  throw new Error('A public key is not Ed25519 as base64 (SPKI DER)');
}
