import type { Identity } from '@waymark/contracts-core';
import { signToken } from './sign-token';

/** The identity header's value for a signed-in member. */
export function signIdentity(identity: Identity, secret: string): Promise<string> {
  const { memberId, role, displayName } = identity;
  return signToken(`member:${memberId}`, { memberId, role, displayName }, secret);
}
