import { Module } from '@nestjs/common';
import { GetHealthConsentController } from './get-health-consent.controller';
import { HealthConsent } from './health-consent';
import { HealthConsentRepository } from './health-consent.repository';
import { HealthDataHolders } from './health-data-holders';
import { WithdrawHealthConsentController } from './withdraw-health-consent.controller';

@Module({
  controllers: [GetHealthConsentController, WithdrawHealthConsentController],
  providers: [HealthConsent, HealthConsentRepository, HealthDataHolders],
  exports: [HealthConsent, HealthDataHolders],
})
export class HealthConsentModule {}
