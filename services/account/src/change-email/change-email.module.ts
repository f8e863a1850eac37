import { Module } from '@nestjs/common';
import { EmailVerificationModule } from '../email-verification/email-verification.module';
import { MailModule } from '../mail/mail.module';
import { OneTimeTokenModule } from '../recovery/one-time-token.module';
import { SessionModule } from '../session/session.module';
import { ThrottleModule } from '../throttle/throttle.module';
import { ChangeEmailController } from './change-email.controller';
import { ChangeEmailUseCase } from './change-email.use-case';

@Module({
  imports: [EmailVerificationModule, MailModule, OneTimeTokenModule, SessionModule, ThrottleModule],
  controllers: [ChangeEmailController],
  providers: [ChangeEmailUseCase],
})
export class ChangeEmailModule {}
