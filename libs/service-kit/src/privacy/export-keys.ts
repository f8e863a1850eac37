import { exportJWK, generateKeyPair } from 'jose';

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
