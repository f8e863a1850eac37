import { Injectable } from '@nestjs/common';
import { SignInChallenges } from '../../support/sign-in-challenges';
import { ProviderClient } from './provider-client';
import { providerFlow } from './provider-flow';

/** Minutes for signing in at the provider: people may have to find a password there. */
export const TRIP_MINUTES = 15;

export interface Trip {
  url: string;
  /** For the browser's cookie. */
  token: string;
}

/** Prepares one browser's way to the provider and back. */
@Injectable()
export class BeginTrip {
  constructor(
    private readonly client: ProviderClient,
    private readonly challenges: SignInChallenges,
  ) {}

  /** With `memberId` the trip links that member. Throws when the provider cannot be reached. */
  async execute(memberId?: number): Promise<Trip> {
    const token = await this.challenges.issue({ purpose: 'provider', minutes: TRIP_MINUTES, memberId });
    return { token, url: await this.client.signInUrl(providerFlow(token)) };
  }
}
