import type { Identity } from '@waymark/contracts-core';
import type { AccountConfig } from '../config';

type Setting = Pick<AccountConfig, 'MODE' | 'STAFF_SECOND_STEP'>;
type Role = Identity['role'];

/** Whether staff must have given a code or a passkey at sign-in to act as staff: always in production, unless told otherwise. */
export function staffNeedSecondStep({ MODE, STAFF_SECOND_STEP }: Setting): boolean {
  return (STAFF_SECOND_STEP ?? (MODE === 'production' ? 'required' : 'optional')) === 'required';
}

/** The role that a session acts with: staff who came in with a password alone are plain members where more is asked of them. */
export function effectiveRole(role: Role, secondFactor: boolean, setting: Setting): Role {
  return secondFactor || !staffNeedSecondStep(setting) ? role : 'member';
}
