import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';

const ONLY = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };
const keyFor = (secret: string, purpose: string) =>
  new Uint8Array(hkdfSync('sha256', secret, '', `waymark sealed text: ${purpose}`, 32));

/**
 * A text that our own services alone can read, for an event that must name what no event may carry openly: an address,
 * a token. Compact JWE under a key of its purpose, derived from the secret that the services share.
 */
export function sealText(secret: string, purpose: string, text: string): Promise<string> {
  const sealed = new CompactEncrypt(Buffer.from(text, 'utf8')).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' });
  return sealed.encrypt(keyFor(secret, purpose));
}

/** Throws when it was changed, or sealed with another secret or for another purpose. */
export async function openText(secret: string, purpose: string, sealed: string): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, keyFor(secret, purpose), ONLY);
  return Buffer.from(plaintext).toString('utf8');
}
