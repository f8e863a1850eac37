import { Module } from '@nestjs/common';
import { SupportModule } from '../support/support.module';
import {
  ExpiredSessions,
  OwnSessionsRepository,
  SessionOwnerRepository,
  SessionRepository,
} from './session.repository';
import { ReAuthentication } from './re-authentication';
import { SessionController } from './session.controller';
import { EndOtherSessions, EndSession, SignOut } from './end-session.use-case';
import { SessionCache } from './session-cache';
import { SessionStarter } from './session-starter';

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
