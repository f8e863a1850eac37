import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Purpose of an encrypted export key (secret-box.ts): binds it to the export as well as to the member. */
export const privateKeyPurpose = (exportId: string): string => `export-key.${exportId}`;
export const fileKeyPurpose = (exportId: string): string => `export-file.${exportId}`;

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Returns a new key for one file, as text. */
export const newFileKey = (): string => randomBytes(32).toString('base64url');

export function encryptFile(key: string, bytes: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, Buffer.from(key, 'base64url'), iv);
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Throws when a byte was changed. */
export function decryptFile(key: string, encrypted: Buffer): Buffer {
  const decipher = createDecipheriv(CIPHER, Buffer.from(key, 'base64url'), encrypted.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(encrypted.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(encrypted.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
}
