import { Module } from '@nestjs/common';
import { SupportModule } from '../support/support.module';
import { ExpiredSessions } from './expired-sessions';
import { ReAuthentication } from './re-authentication';
import { SessionController } from './session.controller';
import { EndOtherSessions } from './end-other-sessions.use-case';
import { EndSession } from './end-session.use-case';
import { OwnSessionsRepository } from './own-sessions.repository';
import { SessionCache } from './session-cache';
import { SessionOwnerRepository } from './session-owner.repository';
import { SessionStarter } from './session-starter';
import { SessionRepository } from './session.repository';
import { SignOut } from './sign-out.use-case';

/** Sign-in sessions: starts, finds and ends them. */
@Module({
  imports: [SupportModule],
  controllers: [SessionController],
  providers: [
    EndOtherSessions,
    EndSession,
    ExpiredSessions,
    ReAuthentication,
    OwnSessionsRepository,
    SessionCache,
    SessionOwnerRepository,
    SessionRepository,
    SessionStarter,
    SignOut,
  ],
  exports: [ReAuthentication, SessionCache, SessionRepository, SessionStarter],
})
export class SessionModule {}
