import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { healthConsentChanged } from '@waymark/contracts-reviews';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { HealthDataInReviews } from '../profile/health-consent/health-data-holders';

/** Stores which data reviews holds by consent, for the page that shows members their stored health data. */
@Controller()
export class ReviewsConsentChangedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly inReviews: HealthDataInReviews,
  ) {}

  @OnEvent(healthConsentChanged)
  async handle(@Payload() event: EventEnvelope<EventData<typeof healthConsentChanged>>): Promise<void> {
    const { data, aggregateVersion } = event;
    await this.inbox.once('account.health-data-in-reviews', event, (tx) =>
      this.inReviews.store(tx, { ...data, version: aggregateVersion }),
    );
  }
}
