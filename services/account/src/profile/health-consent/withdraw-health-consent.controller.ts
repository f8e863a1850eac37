import { Controller } from '@nestjs/common';
import { withdrawHealthConsent } from '@waymark/contracts-account';
import type { Actor } from '@waymark/contracts-core';
import { CurrentActor, Endpoint } from '@waymark/service-kit';
import { signedIn } from '../../support/signed-in';
import { HealthConsent } from './health-consent';

@Controller()
export class WithdrawHealthConsentController {
  constructor(private readonly consent: HealthConsent) {}

  @Endpoint(withdrawHealthConsent)
  async handle(@CurrentActor() actor: Actor): Promise<void> {
    await this.consent.withdraw(signedIn(actor).memberId);
  }
}
