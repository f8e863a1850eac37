import { compactDecrypt, CompactEncrypt, exportJWK, generateKeyPair, importJWK } from 'jose';

/** Public key that encrypts the parts of one export: P-256, as JWK. */
export interface PublicExportKey {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
}

export interface PrivateExportKey extends PublicExportKey {
  readonly d: string;
}

export const EXPORT_ALGORITHM = 'ECDH-ES';

/** Creates a key pair for one export. Deleting the private key makes every encrypted part permanently unreadable. */
export async function newExportKeys(): Promise<{ publicKey: PublicExportKey; privateKey: PrivateExportKey }> {
  const pair = await generateKeyPair(EXPORT_ALGORITHM, { crv: 'P-256', extractable: true });
  const { x, y, d } = await exportJWK(pair.privateKey);
  if (!x || !y || !d) throw new Error('The key pair has no coordinates.');
  const publicKey: PublicExportKey = { kty: 'EC', crv: 'P-256', x, y };
  return { publicKey, privateKey: { ...publicKey, d } };
}

/** Decrypts and joins the parts from `sealParts`. Throws when a part was changed or encrypted for another key. */
export async function openParts(privateKey: PrivateExportKey, sealed: readonly string[]): Promise<string> {
  const key = await importJWK(privateKey, EXPORT_ALGORITHM);
  const only = { keyManagementAlgorithms: [EXPORT_ALGORITHM], contentEncryptionAlgorithms: ['A256GCM'] };
  const pieces: Uint8Array[] = [];
  for (const piece of sealed) pieces.push((await compactDecrypt(piece, key, only)).plaintext);
  return Buffer.concat(pieces).toString('utf8');
}

/** Base64 adds a third: the encrypted text stays below the contract's 200,000 characters. */
const PLAIN_BYTES = 140_000;

/** Splits a text and encrypts each part as compact JWE (ECDH-ES, A256GCM), in order. An empty text is one part. */
export async function sealParts(publicKey: PublicExportKey, text: string): Promise<string[]> {
  const key = await importJWK(publicKey, EXPORT_ALGORITHM);
  const bytes = Buffer.from(text, 'utf8');
  const sealed: string[] = [];
  for (let from = 0; from === 0 || from < bytes.length; from += PLAIN_BYTES) {
    const piece = new CompactEncrypt(bytes.subarray(from, from + PLAIN_BYTES));
    sealed.push(await piece.setProtectedHeader({ alg: EXPORT_ALGORITHM, enc: 'A256GCM' }).encrypt(key));
  }
  return sealed;
}
