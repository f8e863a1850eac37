import { compactDecrypt, importJWK } from 'jose';
import { EXPORT_ALGORITHM, type PrivateExportKey } from './export-keys';

/** The text that `sealParts` cut and sealed. Throws when a piece was changed or sealed for another key. */
export async function openParts(privateKey: PrivateExportKey, sealed: readonly string[]): Promise<string> {
  const key = await importJWK(privateKey, EXPORT_ALGORITHM);
  const only = { keyManagementAlgorithms: [EXPORT_ALGORITHM], contentEncryptionAlgorithms: ['A256GCM'] };
  const pieces: Uint8Array[] = [];
  for (const piece of sealed) pieces.push((await compactDecrypt(piece, key, only)).plaintext);
  return Buffer.concat(pieces).toString('utf8');
}
