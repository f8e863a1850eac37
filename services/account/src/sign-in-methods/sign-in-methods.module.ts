import { Module } from '@nestjs/common';
import { MemberModule } from '../member/member.module';
import { SessionModule } from '../session/session.module';
import { SupportModule } from '../support/support.module';
import { ExpiredChallenges } from './expired-challenges';
import { GetOwnWaysInController } from './list-sign-in-methods/list-own-sign-in-methods.controller';
import { GetWaysInController } from './list-sign-in-methods/list-sign-in-methods.controller';
import { AuthenticatorRepository } from './multi-factor/authenticator.repository';
import { ConfirmAuthenticatorController } from './multi-factor/authenticator/confirm-authenticator.controller';
import { ConfirmAuthenticatorUseCase } from './multi-factor/authenticator/confirm-authenticator.use-case';
import { RemoveAuthenticatorController } from './multi-factor/authenticator/remove-authenticator.controller';
import { RenewRecoveryCodesController } from './multi-factor/authenticator/renew-recovery-codes.controller';
import { StartAuthenticatorController } from './multi-factor/authenticator/start-authenticator.controller';
import { SecondStep } from './multi-factor/second-step';
import { SecondStepChallenges } from './multi-factor/second-step-challenges';
import { TakeSecondStepController } from './multi-factor/take-second-step/take-second-step.controller';
import { TakeSecondStepUseCase } from './multi-factor/take-second-step/take-second-step.use-case';
import { AddPasskeyController } from './passkeys/add-passkey/add-passkey.controller';
import { AddPasskeyUseCase } from './passkeys/add-passkey/add-passkey.use-case';
import { StartPasskeyController } from './passkeys/add-passkey/start-passkey.controller';
import { RemovePasskeyController } from './passkeys/manage/remove-passkey.controller';
import { RenamePasskeyController } from './passkeys/manage/rename-passkey.controller';
import { PasskeyCeremonies } from './passkeys/passkey-ceremonies';
import { PasskeyRepository } from './passkeys/passkey.repository';
import { ProveWithPasskeyController } from './passkeys/re-authenticate/prove-with-passkey.controller';
import { StartPasskeyProofController } from './passkeys/re-authenticate/start-passkey-proof.controller';
import { SignInWithPasskeyController } from './passkeys/sign-in/sign-in-with-passkey.controller';
import { StartPasskeySignInController } from './passkeys/sign-in/start-passkey-sign-in.controller';
import { ChangePasswordController } from './password/change-password/change-password.controller';
import { ChangePasswordUseCase } from './password/change-password/change-password.use-case';
import { NewPassword } from './password/new-password';
import { ProveController } from './password/re-authenticate/prove.controller';
import { ProveUseCase } from './password/re-authenticate/prove.use-case';
import { SignInController } from './password/sign-in/sign-in.controller';
import { SignInUseCase } from './password/sign-in/sign-in.use-case';
import { BeginTrip } from './providers/begin-trip';
import { CreateProviderAccountController } from './providers/create-account/create-provider-account.controller';
import { CreateProviderAccountUseCase } from './providers/create-account/create-provider-account.use-case';
import { GetPendingProviderController } from './providers/create-account/get-pending-provider.controller';
import { FinishProviderController } from './providers/finish/finish-provider.controller';
import { FinishProviderUseCase } from './providers/finish/finish-provider.use-case';
import { LinkProviderController } from './providers/link/link-provider.controller';
import { UnlinkProviderController } from './providers/link/unlink-provider.controller';
import { PlatformUserRepository } from './providers/platform-user.repository';
import { ProviderClient } from './providers/provider-client';
import { StartProviderController } from './providers/start/start-provider.controller';
import { ForgotPasswordController } from './recovery/forgot-password/forgot-password.controller';
import { ForgotPasswordUseCase } from './recovery/forgot-password/forgot-password.use-case';
import { ResetLinks } from './recovery/reset-links';
import { ResetPasswordController } from './recovery/reset-password/reset-password.controller';
import { ResetPasswordUseCase } from './recovery/reset-password/reset-password.use-case';
import { ResetTokens } from './recovery/reset-tokens';
import { VerifyResetTokenController } from './recovery/verify-reset-token/verify-reset-token.controller';
import { SignInChallenges } from './sign-in-challenges';
import { WayInMail } from './sign-in-method-mail';
import { WaysInRepository } from './sign-in-methods.repository';

/** How members sign in and prove who they are: password, passkeys, providers, multi-factor codes, recovery. */
@Module({
  imports: [MemberModule, SessionModule, SupportModule],
  controllers: [
    AddPasskeyController,
    ChangePasswordController,
    ConfirmAuthenticatorController,
    CreateProviderAccountController,
    FinishProviderController,
    ForgotPasswordController,
    GetOwnWaysInController,
    GetPendingProviderController,
    GetWaysInController,
    LinkProviderController,
    ProveController,
    ProveWithPasskeyController,
    RemoveAuthenticatorController,
    RemovePasskeyController,
    RenamePasskeyController,
    RenewRecoveryCodesController,
    ResetPasswordController,
    SignInController,
    SignInWithPasskeyController,
    StartAuthenticatorController,
    StartPasskeyController,
    StartPasskeyProofController,
    StartPasskeySignInController,
    StartProviderController,
    TakeSecondStepController,
    UnlinkProviderController,
    VerifyResetTokenController,
  ],
  providers: [
    AddPasskeyUseCase,
    AuthenticatorRepository,
    BeginTrip,
    ChangePasswordUseCase,
    ConfirmAuthenticatorUseCase,
    CreateProviderAccountUseCase,
    ExpiredChallenges,
    FinishProviderUseCase,
    ForgotPasswordUseCase,
    NewPassword,
    PasskeyCeremonies,
    PasskeyRepository,
    PlatformUserRepository,
    ProveUseCase,
    ProviderClient,
    ResetLinks,
    ResetPasswordUseCase,
    ResetTokens,
    SecondStep,
    SecondStepChallenges,
    SignInChallenges,
    SignInUseCase,
    TakeSecondStepUseCase,
    WayInMail,
    WaysInRepository,
  ],
})
export class SignInMethodsModule {}
