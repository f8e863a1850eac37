import { createHash, type KeyObject } from 'node:crypto';

/** Name of a public key: the first 16 hex digits of the SHA-256 of its SPKI form. */
export function keyIdOf(publicKey: KeyObject): string {
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);
}
