import { Module } from '@nestjs/common';
import { SessionModule } from '../session/session.module';
import { SupportModule } from '../support/support.module';
import { ChangeEmailController } from './change-email/change-email.controller';
import { ChangeEmailUseCase } from './change-email/change-email.use-case';
import { EmailChanges } from './email-verification/email-changes';
import { ResendVerificationController } from './email-verification/resend-verification.controller';
import { VerificationLinks } from './email-verification/verification-links';
import { VerifyEmailController } from './email-verification/verify-email.controller';
import { VerifyEmailUseCase } from './email-verification/verify-email.use-case';
import { EmailRepository } from './email.repository';
import { MemberEvents } from './member-events';
import { MemberRepository } from './member.repository';
import { PasswordHasher } from './password/password-hasher';
import { RegisterController } from './register/register.controller';
import { RegisterUseCase } from './register/register.use-case';

/** Accounts: registering, their names and addresses, and what other slices hear of them. */
@Module({
  imports: [SessionModule, SupportModule],
  controllers: [ChangeEmailController, RegisterController, ResendVerificationController, VerifyEmailController],
  providers: [
    ChangeEmailUseCase,
    EmailChanges,
    EmailRepository,
    MemberEvents,
    MemberRepository,
    PasswordHasher,
    RegisterUseCase,
    VerificationLinks,
    VerifyEmailUseCase,
  ],
  exports: [EmailChanges, EmailRepository, MemberEvents, MemberRepository, PasswordHasher],
})
export class MemberModule {}
