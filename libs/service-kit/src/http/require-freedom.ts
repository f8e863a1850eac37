import { type Actor, type EndpointContract, momentWords } from '@waymark/contracts-core';
import { coreProblem } from '../problem/problem-exception';

/**
 * Rejects posts of members whom staff have restricted from posting. Applies to every endpoint of every slice with
 * `posts` in its contract.
 */
export function requireFreedom(actor: Actor, { posts }: Pick<EndpointContract, 'posts'>, now = new Date()): void {
  const { limitedUntil, limitStatement } = actor ?? {};
  if (!posts || limitedUntil === undefined || new Date(limitedUntil) <= now) return;
  const why = limitStatement === undefined ? '' : ` Why, and how to appeal: open /statements/${limitStatement}.`;
  throw coreProblem('member.limited', {
    detail: `You cannot post until ${momentWords(limitedUntil)}. What you wrote is still here.${why}`,
    extensions: {
      limitedUntil,
      ...(limitStatement !== undefined && { statementId: String(limitStatement) }),
    },
  });
}
