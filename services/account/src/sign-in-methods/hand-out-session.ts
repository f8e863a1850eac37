import type { FastifyReply } from 'fastify';
import type { EndpointOutput } from '@waymark/contracts-core';
import type { signIn } from '@waymark/contracts-account';
import type { Member } from '../member/member';
import { toCurrentUser } from '../member/member.mapper';
import { sessionCookie } from '../session/session-cookie';
import { sessionLifetimeSeconds } from '../session/session-lifetime';

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
