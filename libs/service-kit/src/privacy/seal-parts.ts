import { CompactEncrypt, importJWK, compactDecrypt } from 'jose';
import { EXPORT_ALGORITHM, type PublicExportKey, type PrivateExportKey } from './export-keys';

/** The text that `sealParts` cut and sealed. Throws when a piece was changed or sealed for another key. */
export async function openParts(privateKey: PrivateExportKey, sealed: readonly string[]): Promise<string> {
  const key = await importJWK(privateKey, EXPORT_ALGORITHM);
  const only = { keyManagementAlgorithms: [EXPORT_ALGORITHM], contentEncryptionAlgorithms: ['A256GCM'] };
  const pieces: Uint8Array[] = [];
  for (const piece of sealed) pieces.push((await compactDecrypt(piece, key, only)).plaintext);
  return Buffer.concat(pieces).toString('utf8');
}

/** Base64 adds a third: the sealed text stays below the 200,000 characters of the contract. */
const PLAIN_BYTES = 140_000;

/** Cuts a text into pieces and seals each as compact JWE (ECDH-ES, A256GCM), in order. An empty text is one piece. */
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
