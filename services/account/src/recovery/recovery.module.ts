import { Module } from '@nestjs/common';
import { EmailVerificationModule } from '../email-verification/email-verification.module';
import { MailModule } from '../mail/mail.module';
import { MemberModule } from '../member/member.module';
import { NewPasswordModule } from '../member/password/new-password.module';
import { SessionModule } from '../session/session.module';
import { ThrottleModule } from '../throttle/throttle.module';
import { WaysInStoreModule } from '../ways-in/ways-in-store.module';
import { ForgotPasswordController } from './forgot-password/forgot-password.controller';
import { ForgotPasswordUseCase } from './forgot-password/forgot-password.use-case';
import { OneTimeTokenModule } from './one-time-token.module';
import { ResetLinks } from './reset-links';
import { ResetPasswordController } from './reset-password/reset-password.controller';
import { ResetPasswordUseCase } from './reset-password/reset-password.use-case';
import { ResetTokens } from './reset-tokens';
import { VerifyResetTokenController } from './verify-reset-token/verify-reset-token.controller';

/** Back in without the password. */
@Module({
  imports: [
    EmailVerificationModule,
    MailModule,
    MemberModule,
    NewPasswordModule,
    OneTimeTokenModule,
    SessionModule,
    ThrottleModule,
    WaysInStoreModule,
  ],
  controllers: [ForgotPasswordController, VerifyResetTokenController, ResetPasswordController],
  providers: [ForgotPasswordUseCase, ResetLinks, ResetTokens, ResetPasswordUseCase],
})
export class RecoveryModule {}
