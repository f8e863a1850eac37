import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const BYTES = 24;

/** Secret with which a visitor can correct their report; only its hash is stored. */
export const newCorrectionKey = (): string => randomBytes(BYTES).toString('base64url');

export const correctionKeyHash = (key: string): string => createHash('sha256').update(key).digest('hex');

export function isCorrectionKey(key: string | undefined, hash: string | null): boolean {
  if (key === undefined || hash === null) return false;
  return timingSafeEqual(Buffer.from(correctionKeyHash(key)), Buffer.from(hash));
}
