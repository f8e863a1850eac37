import type { Identity } from '@waymark/contracts-core';
import { coreProblem } from '@waymark/service-kit';

/** The acting member's id when the path names them; 403 for everybody else's, whoever asks and whether it exists or not. */
export function ownOnly({ memberId }: Identity, userId: number): number {
  if (userId !== memberId) throw coreProblem('auth.forbidden');
  return memberId;
}
