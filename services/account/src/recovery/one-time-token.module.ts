import { Module } from '@nestjs/common';
import { ExpiredTokens } from './expired-tokens';
import { OneTimeTokens } from './one-time-tokens';

/** Secrets that travel by mail, for every part of the slice that sends one. */
@Module({ providers: [OneTimeTokens, ExpiredTokens], exports: [OneTimeTokens] })
export class OneTimeTokenModule {}
