import { Module } from '@nestjs/common';
import { MemberModule } from '../member/member.module';
import { WayInMailModule } from '../second-step/way-in-mail.module';
import { SessionModule } from '../session/session.module';
import { ThrottleModule } from '../throttle/throttle.module';
import { WaysInStoreModule } from '../ways-in/ways-in-store.module';
import { RemovePasskeyController } from './manage/remove-passkey.controller';
import { RenamePasskeyController } from './manage/rename-passkey.controller';
import { PasskeyCeremonies } from './passkey-ceremonies';
import { PasskeyRepository } from './passkey.repository';
import { ProveWithPasskeyController } from './prove/prove-with-passkey.controller';
import { StartPasskeyProofController } from './prove/start-passkey-proof.controller';
import { AddPasskeyController } from './register/add-passkey.controller';
import { AddPasskeyUseCase } from './register/add-passkey.use-case';
import { StartPasskeyController } from './register/start-passkey.controller';
import { SignInWithPasskeyController } from './sign-in/sign-in-with-passkey.controller';
import { StartPasskeySignInController } from './sign-in/start-passkey-sign-in.controller';

/** Passkeys (WebAuthn): making, keeping, signing in and proving with them. */
@Module({
  imports: [MemberModule, SessionModule, ThrottleModule, WayInMailModule, WaysInStoreModule],
  controllers: [
    AddPasskeyController,
    ProveWithPasskeyController,
    RemovePasskeyController,
    RenamePasskeyController,
    SignInWithPasskeyController,
    StartPasskeyController,
    StartPasskeyProofController,
    StartPasskeySignInController,
  ],
  providers: [AddPasskeyUseCase, PasskeyCeremonies, PasskeyRepository],
  exports: [PasskeyRepository],
})
export class PasskeyModule {}
