import { generateSecret, generateURI, verify } from 'otplib';
import { PRODUCT_NAME } from '@waymark/contracts-core';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;

/** A new secret in Base32, 160 bits as RFC 4226 asks for. */
export function newTotpSecret(): string {
  return generateSecret({ length: SECRET_BYTES });
}

/** What authenticator apps read from a QR code. */
export function totpUri(secret: string, account: string): string {
  return generateURI({ issuer: PRODUCT_NAME, label: account, secret });
}

/**
 * The step (30 seconds, counted from 1970) that a code of six digits belongs to, or null. Clocks may differ by one step.
 * `lastStep`: the step of the code that was used last; neither it nor an older one counts again.
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
