import { Module } from '@nestjs/common';
import { GetHealthConsentController } from './get-health-consent.controller';
import { HealthConsent } from './health-consent';
import { HealthConsentRepository } from './health-consent.repository';
import { HealthDataHolders } from './health-data-holders';
import { HealthDataInReviews } from './health-data-in-reviews';
import { ReviewsConsentChangedConsumer } from './reviews-consent-changed.consumer';
import { WithdrawHealthConsentController } from './withdraw-health-consent.controller';

@Module({
  controllers: [GetHealthConsentController, ReviewsConsentChangedConsumer, WithdrawHealthConsentController],
  providers: [HealthConsent, HealthConsentRepository, HealthDataHolders, HealthDataInReviews],
  exports: [HealthConsent, HealthDataHolders, HealthDataInReviews],
})
export class HealthConsentModule {}
