import { Controller, Inject } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { signOut } from '@waymark/contracts-account';
import { Caller, CONFIG, Database, Endpoint, Reply } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { SessionCache } from '../session-cache';
import { endedSessionCookie, readSessionCookie } from '../session-cookie';
import { sessionHash } from '@waymark/edge-kit';
import { SessionRepository } from '../session.repository';

@Controller()
export class SignOutController {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionRepository,
    private readonly cache: SessionCache,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @Endpoint(signOut)
  async handle(@Caller() caller: Caller, @Reply() reply: FastifyReply): Promise<void> {
    const isSecure = this.config.SESSION_COOKIE_SECURE;
    const token = readSessionCookie(caller.cookie, isSecure);
    if (token) {
      const hash = sessionHash(token);
      await this.database.transaction((tx) => this.sessions.remove(tx, hash));
      await this.cache.revoke(hash);
    }
    reply.header('set-cookie', endedSessionCookie(isSecure));
  }
}
