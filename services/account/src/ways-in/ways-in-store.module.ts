import { Module } from '@nestjs/common';
import { ExpiredChallenges } from './expired-challenges';
import { SignInChallenges } from './sign-in-challenges';
import { WaysInRepository } from './ways-in.repository';

@Module({
  providers: [ExpiredChallenges, SignInChallenges, WaysInRepository],
  exports: [SignInChallenges, WaysInRepository],
})
export class WaysInStoreModule {}
