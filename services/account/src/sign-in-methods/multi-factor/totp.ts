import { generateSecret, generateURI, verify } from 'otplib';
import { PRODUCT_NAME } from '@waymark/contracts-core';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;

/** Returns a new secret in Base32, with 160 bits as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return generateSecret({ length: SECRET_BYTES });
}

/** Returns the URI that authenticator apps read from a QR code. */
export function totpUri(secret: string, account: string): string {
  return generateURI({ issuer: PRODUCT_NAME, label: account, secret });
}

/**
 * Returns the step (30 seconds, counted from 1970) of a six-digit code, or null. Clocks may differ by one step.
 * `lastStep`: the step of the last used code; that one and older ones are invalid.
 */
export async function totpStep(
  secret: string,
  code: string,
  lastStep: number | null,
  now = Date.now(),
): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null;
  const after = lastStep === null ? {} : { afterTimeStep: lastStep };
  const epoch = Math.floor(now / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: PERIOD_SECONDS, ...after });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
