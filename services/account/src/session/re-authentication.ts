import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, coreProblem } from '@waymark/service-kit';
import { accountProblem } from '../support/account-problem';
import type { AccountConfig } from '../config';
import { readSessionCookie } from './session-cookie';
import type { OpenSession } from './session-facts';
import { sessionHash } from '@waymark/edge-kit';
import { SessionRepository } from './session.repository';

const MINUTE_MS = 60_000;

/** Requires a recent proof of identity, for actions that a stranger at an unlocked screen must not take. */
@Injectable()
export class ReAuthentication {
  constructor(
    private readonly sessions: SessionRepository,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  /**
   * Returns the request's session. Throws a 403 `auth.prove-again` when its owner last authenticated more than
   * `minutes` ago.
   */
  async require(cookieHeader: string | undefined, minutes = 15): Promise<OpenSession> {
    const session = await this.current(cookieHeader);
    if (Date.now() - session.provedAt.getTime() > minutes * MINUTE_MS) {
      throw accountProblem('auth.prove-again');
    }
    return session;
  }

  /** Returns the request's session, however old. Throws a 401 when it has ended. */
  async current(cookieHeader: string | undefined): Promise<OpenSession> {
    const token = readSessionCookie(cookieHeader, this.config.SESSION_COOKIE_SECURE);
    const session = token ? await this.sessions.findOpen(sessionHash(token)) : null;
    if (!session) throw coreProblem('auth.required');
    return session;
  }
}
