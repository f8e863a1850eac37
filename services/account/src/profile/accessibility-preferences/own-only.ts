import type { Actor } from '@waymark/contracts-core';
import { coreProblem } from '@waymark/service-kit';
import { signedIn } from '../../support/signed-in';

/** The acting member's id when the path names them; 403 for everybody else's, whoever asks and whether it exists or not. */
export function ownOnly(actor: Actor, userId: number): number {
  const { memberId } = signedIn(actor);
  if (userId !== memberId) throw coreProblem('auth.forbidden');
  return memberId;
}
