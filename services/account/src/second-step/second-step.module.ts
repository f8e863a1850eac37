import { Module } from '@nestjs/common';
import { OneTimeTokenModule } from '../recovery/one-time-token.module';
import { SecretBoxModule } from '../secret-box.module';
import { AuthenticatorRepository } from './authenticator.repository';
import { SecondStep } from './second-step';
import { SecondStepChallenges } from './second-step-challenges';

/** Codes beside a password, for every way in that asks for one. */
@Module({
  imports: [OneTimeTokenModule, SecretBoxModule],
  providers: [AuthenticatorRepository, SecondStep, SecondStepChallenges],
  exports: [AuthenticatorRepository, SecondStep, SecondStepChallenges],
})
export class SecondStepModule {}
