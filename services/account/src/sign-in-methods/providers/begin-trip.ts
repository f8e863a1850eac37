import { Injectable } from '@nestjs/common';
import { SignInChallenges } from '../../support/sign-in-challenges';
import { ProviderClient } from './provider-client';
import { providerFlow } from './provider-flow';

/** Minutes for signing in at the provider: people may have to look for a password there. */
export const TRIP_MINUTES = 15;

export interface Trip {
  url: string;
  /** Value of the browser's cookie. */
  token: string;
}

/** Prepares one sign-in through the provider. */
@Injectable()
export class BeginTrip {
  constructor(
    private readonly client: ProviderClient,
    private readonly challenges: SignInChallenges,
  ) {}

  /** With `memberId`, the sign-in links that member. Throws when the provider is unreachable. */
  async execute(memberId?: number): Promise<Trip> {
    const token = await this.challenges.issue({ purpose: 'provider', minutes: TRIP_MINUTES, memberId });
    return { token, url: await this.client.signInUrl(providerFlow(token)) };
  }
}
