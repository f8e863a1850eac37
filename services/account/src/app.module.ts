import { Module } from '@nestjs/common';
import { ACCOUNT_EVENTS } from '@waymark/contracts-account';
import { KitModule } from '@waymark/service-kit';
import { accountConfigSchema } from './config';
import { DisplaySettingsRepository } from './display-settings/display-settings.repository';
import { GetDisplaySettingsController } from './display-settings/get-display-settings/get-display-settings.controller';
import { PutDisplaySettingsController } from './display-settings/put-display-settings/put-display-settings.controller';
import { MemberRepository } from './member/member.repository';
import { PasswordHasher } from './member/password/password-hasher';
import { RegisterController } from './member/register/register.controller';
import { RegisterUseCase } from './member/register/register.use-case';
import { ReviewChangedConsumer } from './projections/review-changed.consumer';
import { ReviewProjectionRepository } from './projections/review-projection.repository';
import { RedisModule } from './redis.module';
import { CurrentUserController } from './session/current-user/current-user.controller';
import { ExpiredSessions } from './session/expire/expired-sessions';
import { SessionLookupController } from './session/lookup/session-lookup.controller';
import { SessionCache } from './session/session-cache';
import { SessionRepository } from './session/session.repository';
import { SignInController } from './session/sign-in/sign-in.controller';
import { SignInUseCase } from './session/sign-in/sign-in.use-case';
import { SignOutController } from './session/sign-out/sign-out.controller';
import { AuthThrottle } from './throttle/auth-throttle';

@Module({
  imports: [
    KitModule.forRoot({
      config: accountConfigSchema,
      service: 'account',
      stream: 'account',
      events: ACCOUNT_EVENTS,
      subscriptions: ['reviews', 'account'],
    }),
    RedisModule,
  ],
  controllers: [
    RegisterController,
    SignInController,
    SignOutController,
    CurrentUserController,
    GetDisplaySettingsController,
    PutDisplaySettingsController,
    SessionLookupController,
    ReviewChangedConsumer,
  ],
  providers: [
    MemberRepository,
    DisplaySettingsRepository,
    PasswordHasher,
    RegisterUseCase,
    SessionRepository,
    SessionCache,
    SignInUseCase,
    ExpiredSessions,
    AuthThrottle,
    ReviewProjectionRepository,
  ],
})
export class AppModule {}
