import type { signIn } from '@waymark/contracts-account';
import type { EndpointOutput } from '@waymark/contracts-core';
import { ProblemException } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import type { Member } from '../member/member';
import { toCurrentUser } from '../member/member.mapper';
import { sessionCookie } from '../session/session-cookie';
import { sessionLifetimeSeconds } from '../session/session-lifetime';
import { accountProblem } from '../support/account-problem';

export interface SignedIn {
  /** ID of the new session. */
  token: string;
  member: Member;
}

/** Sends the response of every sign-in: the session's cookie, and the current member. */
export function handOutSession(
  reply: FastifyReply,
  { token, member }: SignedIn,
  isSecure: boolean,
): EndpointOutput<typeof signIn> {
  void reply.header('set-cookie', sessionCookie(token, sessionLifetimeSeconds(member.role), isSecure));
  return toCurrentUser(member);
}

/** Returns the problem for a person who has proved that the suspended account is theirs; nobody else may see it. */
export function suspendedProblem(reason: string | null): ProblemException {
  const why = reason ? ` The reason: ${reason}` : '';
  return accountProblem('auth.suspended', {
    detail: `Your account is suspended.${why} If you think that this is a mistake, you can appeal. The Contact page says how to reach us.`,
  });
}
