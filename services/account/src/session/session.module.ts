import { Module } from '@nestjs/common';
import { OwnProfileModule } from '../profile/own-profile.module';
import { MemberModule } from '../member/member.module';
import { RedisModule } from '../redis.module';
import { SecondStepModule } from '../second-step/second-step.module';
import { RetentionDatesModule } from '../retention/retention-dates.module';
import { ThrottleModule } from '../throttle/throttle.module';
import { CurrentUserController } from './current-user/current-user.controller';
import { ExpiredSessions } from './expire/expired-sessions';
import { SessionLookupController } from './lookup/session-lookup.controller';
import { FreshSignIn } from './fresh-sign-in';
import { EndSessionsController } from './own-sessions/end-sessions.controller';
import { EndSessionsUseCase } from './own-sessions/end-sessions.use-case';
import { ListSessionsController } from './own-sessions/list-sessions.controller';
import { OwnSessionsRepository } from './own-sessions/own-sessions.repository';
import { ProveController } from './prove/prove.controller';
import { ProveUseCase } from './prove/prove.use-case';
import { SessionCache } from './session-cache';
import { SessionStarter } from './session-starter';
import { SessionRepository } from './session.repository';
import { SignInController } from './sign-in/sign-in.controller';
import { SignInUseCase } from './sign-in/sign-in.use-case';
import { SignOutController } from './sign-out/sign-out.controller';

/** Who is signed in: starting, looking up and ending sessions. */
@Module({
  imports: [MemberModule, OwnProfileModule, RedisModule, RetentionDatesModule, SecondStepModule, ThrottleModule],
  controllers: [
    SignInController,
    SignOutController,
    CurrentUserController,
    SessionLookupController,
    ProveController,
    ListSessionsController,
    EndSessionsController,
  ],
  providers: [
    SessionRepository,
    SessionCache,
    SessionStarter,
    SignInUseCase,
    ExpiredSessions,
    FreshSignIn,
    ProveUseCase,
    OwnSessionsRepository,
    EndSessionsUseCase,
  ],
  exports: [SessionRepository, SessionCache, SessionStarter, FreshSignIn],
})
export class SessionModule {}
