import { accountProblem } from '../../support/account-problem';

const PASSKEYS_MAX = 20;

/** 409 when a member has as many passkeys as one may have. */
export function requireRoom(passkeys: number): void {
  if (passkeys < PASSKEYS_MAX) return;
  throw accountProblem('auth.too-many-passkeys');
}
