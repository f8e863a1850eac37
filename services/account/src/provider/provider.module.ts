import { Module } from '@nestjs/common';
import { MemberModule } from '../member/member.module';
import { SecondStepModule } from '../second-step/second-step.module';
import { WayInMailModule } from '../second-step/way-in-mail.module';
import { SessionModule } from '../session/session.module';
import { ThrottleModule } from '../throttle/throttle.module';
import { WaysInStoreModule } from '../ways-in/ways-in-store.module';
import { BeginTrip } from './begin-trip';
import { CreateProviderAccountController } from './create-account/create-provider-account.controller';
import { CreateProviderAccountUseCase } from './create-account/create-provider-account.use-case';
import { GetPendingProviderController } from './create-account/get-pending-provider.controller';
import { FinishProviderController } from './finish-provider/finish-provider.controller';
import { FinishProviderUseCase } from './finish-provider/finish-provider.use-case';
import { LinkProviderController } from './link-provider/link-provider.controller';
import { UnlinkProviderController } from './link-provider/unlink-provider.controller';
import { PlatformUserRepository } from './platform-user.repository';
import { ProviderClient } from './provider-client';
import { StartProviderController } from './start-provider/start-provider.controller';

/** Sign-in through an identity provider of the operator's choice (OpenID Connect). */
@Module({
  imports: [MemberModule, SecondStepModule, SessionModule, ThrottleModule, WayInMailModule, WaysInStoreModule],
  controllers: [
    CreateProviderAccountController,
    FinishProviderController,
    GetPendingProviderController,
    LinkProviderController,
    StartProviderController,
    UnlinkProviderController,
  ],
  providers: [BeginTrip, CreateProviderAccountUseCase, FinishProviderUseCase, PlatformUserRepository, ProviderClient],
  exports: [ProviderClient],
})
export class ProviderModule {}
