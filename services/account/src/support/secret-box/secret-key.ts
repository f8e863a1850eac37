import { createHash, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

export interface SecretKey {
  /** Short and public: tells which key sealed a text, and nothing about the key. */
  readonly id: string;
  readonly key: KeyObject;
}

/** The encryption key and its id out of a secret from the environment. */
export function secretKey(secret: string): SecretKey {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'waymark secret box', 32));
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), key: createSecretKey(bytes) };
}
