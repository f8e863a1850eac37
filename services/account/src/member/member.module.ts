import { Module } from '@nestjs/common';
import { SessionModule } from '../session/session.module';
import { SignInChallenges } from '../support/sign-in-challenges';
import { SupportModule } from '../support/support.module';
import { MemberController } from './member.controller';
import { ChangeEmail } from './change-email.use-case';
import { EmailChanges, EmailRepository } from './email.repository';
import { ResendVerification, VerifyEmail } from './email-verification/verify-email.use-case';
import { VerificationLinks } from './email-verification/verification-links';
import { MemberEvents } from './member-events';
import { MemberRepository } from './member.repository';
import { PasswordHasher } from './password/password-hasher';
import { ProfileAutoFlags } from './profile-auto-flags';
import { PendingRegistrations } from './pending-registrations';
import { Register } from './register.use-case';
import { ReservedNames } from './reserved-names';

/** Accounts: registration, names and addresses, and their events for other slices. */
@Module({
  imports: [SessionModule, SupportModule],
  controllers: [MemberController],
  providers: [
    ChangeEmail,
    EmailChanges,
    EmailRepository,
    MemberEvents,
    MemberRepository,
    PasswordHasher,
    PendingRegistrations,
    ProfileAutoFlags,
    Register,
    ResendVerification,
    ReservedNames,
    SignInChallenges,
    VerificationLinks,
    VerifyEmail,
  ],
  exports: [
    EmailChanges,
    EmailRepository,
    MemberEvents,
    MemberRepository,
    PasswordHasher,
    ProfileAutoFlags,
    ReservedNames,
    SignInChallenges,
  ],
})
export class MemberModule {}
