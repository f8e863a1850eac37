import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { PrivacyModule } from '../privacy/privacy.module';
import { OneTimeTokenModule } from '../recovery/one-time-token.module';
import { ThrottleModule } from '../throttle/throttle.module';
import { EmailRepository } from './email.repository';
import { ResendVerificationController } from './resend-verification.controller';
import { VerificationLinks } from './verification-links';
import { VerifyEmailController } from './verify-email.controller';
import { VerifyEmailUseCase } from './verify-email.use-case';

/** Whether an e-mail address belongs to whoever registered with it. */
@Module({
  imports: [MailModule, OneTimeTokenModule, PrivacyModule, ThrottleModule],
  controllers: [VerifyEmailController, ResendVerificationController],
  providers: [EmailRepository, VerificationLinks, VerifyEmailUseCase],
  exports: [EmailRepository],
})
export class EmailVerificationModule {}
