import { Module } from '@nestjs/common';
import { MemberModule } from '../member/member.module';
import { SessionModule } from '../session/session.module';
import { SupportModule } from '../support/support.module';
import { ExpiredChallenges } from '../support/sign-in-challenges';
import { SignInMethodsController } from './sign-in-methods.controller';
import { AuthenticatorRepository } from './multi-factor/authenticator.repository';
import { MultiFactorController } from './multi-factor/multi-factor.controller';
import {
  ConfirmAuthenticator,
  RemoveAuthenticator,
  RenewRecoveryCodes,
  StartAuthenticator,
} from './multi-factor/authenticator.use-case';
import { MultiFactor } from './multi-factor/multi-factor';
import { MultiFactorChallenges } from './multi-factor/multi-factor-challenges';
import { TakeSecondStep } from './multi-factor/take-second-step.use-case';
import { PasskeysController } from './passkeys/passkeys.controller';
import { AddPasskey, StartPasskey } from './passkeys/add-passkey.use-case';
import { RemovePasskey } from './passkeys/remove-passkey.use-case';
import { PasskeyCeremonies } from './passkeys/passkey-ceremonies';
import { PasskeyRepository } from './passkeys/passkey.repository';
import { ReAuthenticateWithPasskey, SignInWithPasskey } from './passkeys/sign-in-with-passkey.use-case';
import { PasswordController } from './password/password.controller';
import { ChangePassword } from './password/change-password.use-case';
import { NewPassword } from './password/new-password';
import { ReAuthenticate } from './password/re-authenticate.use-case';
import { SignIn } from './password/sign-in.use-case';
import { BeginTrip } from './providers/begin-trip';
import { ProvidersController } from './providers/providers.controller';
import { CreateProviderAccount } from './providers/create-provider-account.use-case';
import { FinishProvider } from './providers/finish-provider.use-case';
import { UnlinkProvider } from './providers/unlink-provider.use-case';
import { PlatformUserRepository } from './providers/platform-user.repository';
import { ProviderClient } from './providers/provider-client';
import { RecoveryController } from './recovery/recovery.controller';
import { ForgotPassword, ResetPassword } from './recovery/reset-password.use-case';
import { ResetLinks, ResetTokens } from './recovery/reset-links';
import { SignInMethodMail } from './sign-in-method-mail';
import { SignInMethodsRepository } from './sign-in-methods.repository';

/** Sign-in methods and authentication: password, passkeys, providers, multi-factor codes, recovery. */
@Module({
  imports: [MemberModule, SessionModule, SupportModule],
  controllers: [
    PasskeysController,
    PasswordController,
    MultiFactorController,
    ProvidersController,
    RecoveryController,
    SignInMethodsController,
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
