import { Controller } from '@nestjs/common';
import { withdrawHealthConsent } from '@waymark/contracts-account';
import { Caller, Endpoint } from '@waymark/service-kit';
import { HealthConsent } from './health-consent';

@Controller()
export class WithdrawHealthConsentController {
  constructor(private readonly consent: HealthConsent) {}

  @Endpoint(withdrawHealthConsent)
  async handle(@Caller() caller: Caller): Promise<void> {
    await this.consent.withdraw(caller.member.memberId);
  }
}
