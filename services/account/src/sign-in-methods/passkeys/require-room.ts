import { accountProblem } from '../../support/account-problem';

const PASSKEYS_MAX = 20;

/** Throws a 409 when a member has the maximum number of passkeys. */
export function requireRoom(passkeys: number): void {
  if (passkeys < PASSKEYS_MAX) return;
  throw accountProblem('auth.too-many-passkeys');
}
