import { ACCOUNT_PROBLEMS } from '@waymark/contracts-account';
import { ProblemException } from '@waymark/service-kit';

const PASSKEYS_MAX = 20;

/** 409 when a member has as many passkeys as one may have. */
export function requireRoom(passkeys: number): void {
  if (passkeys < PASSKEYS_MAX) return;
  throw new ProblemException('auth.too-many-passkeys', ACCOUNT_PROBLEMS['auth.too-many-passkeys']);
}
