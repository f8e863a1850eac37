import { Module } from '@nestjs/common';
import { MemberModule } from '../member/member.module';
import { RedisModule } from '../redis.module';
import { ThrottleModule } from '../throttle/throttle.module';
import { CurrentUserController } from './current-user/current-user.controller';
import { ExpiredSessions } from './expire/expired-sessions';
import { SessionLookupController } from './lookup/session-lookup.controller';
import { SessionCache } from './session-cache';
import { SessionStarter } from './session-starter';
import { SessionRepository } from './session.repository';
import { SignInController } from './sign-in/sign-in.controller';
import { SignInUseCase } from './sign-in/sign-in.use-case';
import { SignOutController } from './sign-out/sign-out.controller';

/** Who is signed in: starting, looking up and ending sessions. */
@Module({
  imports: [MemberModule, RedisModule, ThrottleModule],
  controllers: [SignInController, SignOutController, CurrentUserController, SessionLookupController],
  providers: [SessionRepository, SessionCache, SessionStarter, SignInUseCase, ExpiredSessions],
  exports: [SessionRepository, SessionCache, SessionStarter],
})
export class SessionModule {}
