import { Module } from '@nestjs/common';
import { SupportModule } from '../support/support.module';
import { ExpiredSessions } from './expire/expired-sessions';
import { ReAuthentication } from './re-authentication';
import { SessionLookupController } from './look-up/session-lookup.controller';
import { SessionTimeLeftController } from './look-up/session-time-left.controller';
import { EndSessionsController } from './own-sessions/end-sessions.controller';
import { EndOtherSessions } from './own-sessions/end-other-sessions.use-case';
import { EndSession } from './own-sessions/end-session.use-case';
import { ListSessionsController } from './own-sessions/list-sessions.controller';
import { OwnSessionsRepository } from './own-sessions/own-sessions.repository';
import { SessionCache } from './session-cache';
import { SessionOwnerRepository } from './session-owner.repository';
import { SessionStarter } from './session-starter';
import { SessionRepository } from './session.repository';
import { SignOutController } from './sign-out/sign-out.controller';
import { SignOut } from './sign-out/sign-out.use-case';

/** Who is signed in: starting, looking up and ending sessions. */
@Module({
  imports: [SupportModule],
  controllers: [
    EndSessionsController,
    ListSessionsController,
    SessionLookupController,
    SessionTimeLeftController,
    SignOutController,
  ],
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
