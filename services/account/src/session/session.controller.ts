import { Controller, Inject, Param } from '@nestjs/common';
import {
  endOtherSessions,
  endSession,
  listSessions,
  SESSION_LOOKUP_PATH,
  SESSION_TIME_LEFT_PATH,
  type SessionTimeLeft,
  signOut,
} from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput, Identity } from '@waymark/contracts-core';
import { Caller, CONFIG, coreProblem, Endpoint, Input, InternalEndpoint, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import type { AccountConfig } from '../config';
import { UNKNOWN_DEVICE } from './device-of';
import { effectiveRole } from './effective-role';
import { EndOtherSessions, EndSession, SignOut } from './end-session.use-case';
import { OwnSessionsRepository, SessionRepository } from './session.repository';
import { ReAuthentication } from './re-authentication';
import { SessionCache } from './session-cache';
import { endedSessionCookie, readSessionCookie } from './session-cookie';
import { toIdentity } from './session-facts';

@Controller()
export class SessionController {
  constructor(
    private readonly endSessionUseCase: EndSession,
    private readonly endOtherSessionsUseCase: EndOtherSessions,
    private readonly reAuthentication: ReAuthentication,
    @Inject(CONFIG) private readonly config: AccountConfig,
    private readonly ownSessionsRepository: OwnSessionsRepository,
    private readonly sessionRepository: SessionRepository,
    private readonly sessionCache: SessionCache,
    private readonly signOutUseCase: SignOut,
  ) {}

  /** Requires no re-authentication: a member who finds an unknown session must be able to end it at once. */
  @Endpoint(endSession)
  async endSession(
    @Input() { params }: EndpointInput<typeof endSession>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<void> {
    const current = await this.reAuthentication.current(caller.cookie);
    const ended = await this.endSessionUseCase.execute(caller.member.memberId, params.id);
    if (ended === current.hash) reply.header('set-cookie', endedSessionCookie(this.config.SESSION_COOKIE_SECURE));
  }

  @Endpoint(endOtherSessions)
  async endOtherSessions(@Caller() caller: Caller): Promise<void> {
    const { hash } = await this.reAuthentication.current(caller.cookie);
    await this.endOtherSessionsUseCase.execute(caller.member.memberId, hash);
  }

  @Endpoint(listSessions)
  async listSessions(@Caller() caller: Caller): Promise<EndpointOutput<typeof listSessions>> {
    const { hash } = await this.reAuthentication.current(caller.cookie);
    const sessions = await this.ownSessionsRepository.list(caller.member.memberId, hash);
    return sessions.map(({ device, signedInAt, lastUsedAt, ...rest }) => ({
      ...rest,
      device: device || UNKNOWN_DEVICE,
      signedInAt: signedInAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }));
  }

  /** Lets a gateway look up a session's member when Redis does not have it. */
  @InternalEndpoint('GET', SESSION_LOOKUP_PATH)
  async lookUp(@Param('hash') hash: string): Promise<Identity> {
    const owner = /^[0-9a-f]{64}$/.test(hash) ? await this.sessionRepository.findOwner(hash) : null;
    if (!owner) throw coreProblem('request.not-found');
    const role = effectiveRole(owner.role, owner.secondFactor, this.config);
    const identity = toIdentity({ ...owner, role });
    await this.sessionCache.remember(hash, identity, owner.secondsLeft);
    await this.sessionRepository.touch(hash, owner.role);
    return identity;
  }

  /** Tells a gateway when connections that depend on a session must end. */
  @InternalEndpoint('GET', SESSION_TIME_LEFT_PATH)
  async timeLeft(@Param('hash') hash: string): Promise<SessionTimeLeft> {
    const owner = await this.sessionRepository.findOwner(hash);
    return { secondsLeft: Math.max(0, owner?.secondsLeft ?? 0) };
  }

  @Endpoint(signOut)
  async signOut(@Caller() caller: Caller, @Reply() reply: FastifyReply): Promise<void> {
    const isSecure = this.config.SESSION_COOKIE_SECURE;
    const token = readSessionCookie(caller.cookie, isSecure);
    if (token) await this.signOutUseCase.execute(token);
    reply.header('set-cookie', endedSessionCookie(isSecure));
  }
}
