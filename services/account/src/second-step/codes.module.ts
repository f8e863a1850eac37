import { Module } from '@nestjs/common';
import { MemberModule } from '../member/member.module';
import { SessionModule } from '../session/session.module';
import { ThrottleModule } from '../throttle/throttle.module';
import { ConfirmAuthenticatorController } from './authenticator/confirm-authenticator.controller';
import { ConfirmAuthenticatorUseCase } from './authenticator/confirm-authenticator.use-case';
import { RemoveAuthenticatorController } from './authenticator/remove-authenticator.controller';
import { RenewRecoveryCodesController } from './authenticator/renew-recovery-codes.controller';
import { StartAuthenticatorController } from './authenticator/start-authenticator.controller';
import { SecondStepModule } from './second-step.module';
import { TakeSecondStepController } from './take-second-step/take-second-step.controller';
import { TakeSecondStepUseCase } from './take-second-step/take-second-step.use-case';
import { WayInMailModule } from './way-in-mail.module';

/** What members do with codes: set them up, sign in with them, turn them off. */
@Module({
  imports: [MemberModule, SecondStepModule, SessionModule, ThrottleModule, WayInMailModule],
  controllers: [
    ConfirmAuthenticatorController,
    RemoveAuthenticatorController,
    RenewRecoveryCodesController,
    StartAuthenticatorController,
    TakeSecondStepController,
  ],
  providers: [ConfirmAuthenticatorUseCase, TakeSecondStepUseCase],
})
export class CodesModule {}
