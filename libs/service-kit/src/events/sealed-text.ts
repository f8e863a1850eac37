import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';

const ONLY = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };
const keyFor = (secret: string, purpose: string) =>
  new Uint8Array(hkdfSync('sha256', secret, '', `waymark sealed text: ${purpose}`, 32));

/**
 * Encrypts a text for our own services. An event needs it for data that no event may carry openly: an email address, a
 * token. Compact JWE; its key is derived from the services' shared secret and the purpose.
 */
export function sealText(secret: string, purpose: string, text: string): Promise<string> {
  const sealed = new CompactEncrypt(Buffer.from(text, 'utf8')).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' });
  return sealed.encrypt(keyFor(secret, purpose));
}

/** Decrypts the text. Throws when it was changed, or encrypted with another secret or for another purpose. */
export async function openText(secret: string, purpose: string, sealed: string): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, keyFor(secret, purpose), ONLY);
  return Buffer.from(plaintext).toString('utf8');
}
