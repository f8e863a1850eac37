import { Module } from '@nestjs/common';
import { SupportModule } from '../support/support.module';
import { ExpiredSessions } from './expire/expired-sessions';
import { FreshSignIn } from './fresh-sign-in';
import { SessionLookupController } from './look-up/session-lookup.controller';
import { EndSessionsController } from './own-sessions/end-sessions.controller';
import { EndSessionsUseCase } from './own-sessions/end-sessions.use-case';
import { ListSessionsController } from './own-sessions/list-sessions.controller';
import { OwnSessionsRepository } from './own-sessions/own-sessions.repository';
import { SessionCache } from './session-cache';
import { SessionOwnerRepository } from './session-owner.repository';
import { SessionStarter } from './session-starter';
import { SessionRepository } from './session.repository';
import { SignOutController } from './sign-out/sign-out.controller';

/** Who is signed in: starting, looking up and ending sessions. */
@Module({
  imports: [SupportModule],
  controllers: [EndSessionsController, ListSessionsController, SessionLookupController, SignOutController],
  providers: [
    EndSessionsUseCase,
    ExpiredSessions,
    FreshSignIn,
    OwnSessionsRepository,
    SessionCache,
    SessionOwnerRepository,
    SessionRepository,
    SessionStarter,
  ],
  exports: [FreshSignIn, SessionCache, SessionRepository, SessionStarter],
})
export class SessionModule {}
