import { Controller, Param } from '@nestjs/common';
import { SESSION_TIME_LEFT_PATH, type SessionTimeLeft } from '@waymark/contracts-account';
import { InternalEndpoint } from '@waymark/service-kit';
import { SessionRepository } from '../session.repository';

/** How a gateway learns when what it holds open for a session has to end. */
@Controller()
export class SessionTimeLeftController {
  constructor(private readonly sessions: SessionRepository) {}

  @InternalEndpoint('GET', SESSION_TIME_LEFT_PATH)
  async handle(@Param('hash') hash: string): Promise<SessionTimeLeft> {
    const owner = await this.sessions.findOwner(hash);
    return { secondsLeft: Math.max(0, owner?.secondsLeft ?? 0) };
  }
}
