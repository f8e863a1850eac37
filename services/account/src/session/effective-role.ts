import type { Identity } from '@waymark/contracts-core';
import type { AccountConfig } from '../config';

type Setting = Pick<AccountConfig, 'MODE' | 'STAFF_SECOND_STEP'>;
type Role = Identity['role'];

/**
 * Checks whether staff need a code or a passkey at sign-in to act as staff: always in production, unless configured
 * otherwise.
 */
export function staffNeedSecondStep({ MODE, STAFF_SECOND_STEP }: Setting): boolean {
  return (STAFF_SECOND_STEP ?? (MODE === 'production' ? 'required' : 'optional')) === 'required';
}

/**
 * Returns the role of a session: staff who signed in with only a password act as plain members where a second step is
 * required.
 */
export function effectiveRole(role: Role, secondFactor: boolean, setting: Setting): Role {
  return secondFactor || !staffNeedSecondStep(setting) ? role : 'member';
}
