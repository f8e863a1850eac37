import { Module } from '@nestjs/common';
import { MemberModule } from '../member/member.module';
import { SessionModule } from '../session/session.module';
import { SupportModule } from '../support/support.module';
import { ExpiredChallenges } from './expired-challenges';
import { ListOwnSignInMethodsController } from './list-sign-in-methods/list-own-sign-in-methods.controller';
import { ListSignInMethodsController } from './list-sign-in-methods/list-sign-in-methods.controller';
import { AuthenticatorRepository } from './multi-factor/authenticator.repository';
import { ConfirmAuthenticatorController } from './multi-factor/authenticator/confirm-authenticator.controller';
import { ConfirmAuthenticator } from './multi-factor/authenticator/confirm-authenticator.use-case';
import { RemoveAuthenticatorController } from './multi-factor/authenticator/remove-authenticator.controller';
import { RemoveAuthenticator } from './multi-factor/authenticator/remove-authenticator.use-case';
import { RenewRecoveryCodesController } from './multi-factor/authenticator/renew-recovery-codes.controller';
import { RenewRecoveryCodes } from './multi-factor/authenticator/renew-recovery-codes.use-case';
import { StartAuthenticatorController } from './multi-factor/authenticator/start-authenticator.controller';
import { StartAuthenticator } from './multi-factor/authenticator/start-authenticator.use-case';
import { MultiFactor } from './multi-factor/multi-factor';
import { MultiFactorChallenges } from './multi-factor/multi-factor-challenges';
import { TakeSecondStepController } from './multi-factor/take-second-step/take-second-step.controller';
import { TakeSecondStep } from './multi-factor/take-second-step/take-second-step.use-case';
import { AddPasskeyController } from './passkeys/add-passkey/add-passkey.controller';
import { AddPasskey } from './passkeys/add-passkey/add-passkey.use-case';
import { StartPasskeyController } from './passkeys/add-passkey/start-passkey.controller';
import { StartPasskey } from './passkeys/add-passkey/start-passkey.use-case';
import { RemovePasskeyController } from './passkeys/manage/remove-passkey.controller';
import { RemovePasskey } from './passkeys/manage/remove-passkey.use-case';
import { RenamePasskeyController } from './passkeys/manage/rename-passkey.controller';
import { PasskeyCeremonies } from './passkeys/passkey-ceremonies';
import { PasskeyRepository } from './passkeys/passkey.repository';
import { ReAuthenticateWithPasskeyController } from './passkeys/re-authenticate/re-authenticate-with-passkey.controller';
import { ReAuthenticateWithPasskey } from './passkeys/re-authenticate/re-authenticate-with-passkey.use-case';
import { StartPasskeyReAuthenticationController } from './passkeys/re-authenticate/start-passkey-re-authentication.controller';
import { SignInWithPasskeyController } from './passkeys/sign-in/sign-in-with-passkey.controller';
import { SignInWithPasskey } from './passkeys/sign-in/sign-in-with-passkey.use-case';
import { StartPasskeySignInController } from './passkeys/sign-in/start-passkey-sign-in.controller';
import { ChangePasswordController } from './password/change-password/change-password.controller';
import { ChangePassword } from './password/change-password/change-password.use-case';
import { NewPassword } from './password/new-password';
import { ReAuthenticateController } from './password/re-authenticate/re-authenticate.controller';
import { ReAuthenticate } from './password/re-authenticate/re-authenticate.use-case';
import { SignInController } from './password/sign-in/sign-in.controller';
import { SignIn } from './password/sign-in/sign-in.use-case';
import { BeginTrip } from './providers/begin-trip';
import { CreateProviderAccountController } from './providers/create-account/create-provider-account.controller';
import { CreateProviderAccount } from './providers/create-account/create-provider-account.use-case';
import { GetPendingProviderController } from './providers/create-account/get-pending-provider.controller';
import { FinishProviderController } from './providers/finish/finish-provider.controller';
import { FinishProvider } from './providers/finish/finish-provider.use-case';
import { LinkProviderController } from './providers/link/link-provider.controller';
import { UnlinkProviderController } from './providers/link/unlink-provider.controller';
import { UnlinkProvider } from './providers/link/unlink-provider.use-case';
import { PlatformUserRepository } from './providers/platform-user.repository';
import { ProviderClient } from './providers/provider-client';
import { StartProviderController } from './providers/start/start-provider.controller';
import { ForgotPasswordController } from './recovery/forgot-password/forgot-password.controller';
import { ForgotPassword } from './recovery/forgot-password/forgot-password.use-case';
import { ResetLinks } from './recovery/reset-links';
import { ResetPasswordController } from './recovery/reset-password/reset-password.controller';
import { ResetPassword } from './recovery/reset-password/reset-password.use-case';
import { ResetTokens } from './recovery/reset-tokens';
import { VerifyResetTokenController } from './recovery/verify-reset-token/verify-reset-token.controller';
import { SignInMethodMail } from './sign-in-method-mail';
import { SignInMethodsRepository } from './sign-in-methods.repository';

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
    GetPendingProviderController,
    LinkProviderController,
    ListOwnSignInMethodsController,
    ListSignInMethodsController,
    ReAuthenticateController,
    ReAuthenticateWithPasskeyController,
    RemoveAuthenticatorController,
    RemovePasskeyController,
    RenamePasskeyController,
    RenewRecoveryCodesController,
    ResetPasswordController,
    SignInController,
    SignInWithPasskeyController,
    StartAuthenticatorController,
    StartPasskeyController,
    StartPasskeyReAuthenticationController,
    StartPasskeySignInController,
    StartProviderController,
    TakeSecondStepController,
    UnlinkProviderController,
    VerifyResetTokenController,
  ],
  providers: [
    AddPasskey,
    AuthenticatorRepository,
    BeginTrip,
    ChangePassword,
    ConfirmAuthenticator,
    CreateProviderAccount,
    ExpiredChallenges,
    FinishProvider,
    ForgotPassword,
    MultiFactor,
    MultiFactorChallenges,
    NewPassword,
    PasskeyCeremonies,
    PasskeyRepository,
    PlatformUserRepository,
    ProviderClient,
    ReAuthenticate,
    ReAuthenticateWithPasskey,
    RemoveAuthenticator,
    RemovePasskey,
    RenewRecoveryCodes,
    ResetLinks,
    ResetPassword,
    ResetTokens,
    SignIn,
    SignInMethodMail,
    SignInMethodsRepository,
    SignInWithPasskey,
    StartAuthenticator,
    StartPasskey,
    TakeSecondStep,
    UnlinkProvider,
  ],
})
export class SignInMethodsModule {}
