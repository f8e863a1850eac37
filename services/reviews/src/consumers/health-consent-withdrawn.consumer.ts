import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { healthConsentWithdrawn } from '@waymark/contracts-account';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { publishReview } from '@waymark/contracts-reviews';
import { Inbox, OnEvent, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { HealthConsent } from '../review/health-consent';

/**
 * Deletes a member's health data when they withdraw their consent. The event may arrive late or repeatedly, so data
 * with a newer consent stays.
 */
@Controller()
export class HealthConsentWithdrawnConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly consents: HealthConsent,
  ) {}

  @OnEvent(healthConsentWithdrawn)
  async handle(@Payload() event: EventEnvelope<EventData<typeof healthConsentWithdrawn>>): Promise<void> {
    await this.inbox.once('health-consent', event, async (tx) => {
      await forget(tx, event.data.memberId, event.time);
      await this.consents.tell(tx, event.data.memberId);
    });
  }
}

async function forget(tx: Tx, memberId: number, withdrawnAt: string): Promise<void> {
  // Comes first, because this statement waits for a review that is being published under this consent.
  await tx.query(
    sql`DELETE FROM health_consent WHERE member_id = ${memberId} AND given_at <= ${withdrawnAt}::timestamptz`,
  );
  await tx.query(sql`
    DELETE FROM review_disability USING review
    WHERE review.id = review_disability.review_id AND review_disability.member_id = ${memberId}
      AND (review.created_at <= ${withdrawnAt}::timestamptz OR NOT EXISTS (SELECT 1 FROM health_consent WHERE member_id = ${memberId}))`);
  // Responses stored for idempotency contain the disability type of a review.
  await tx.query(sql`
    UPDATE idempotency_key SET body = body || '{"disabilityType": null}'::jsonb
    WHERE member_id = ${memberId} AND endpoint = ${publishReview.name} AND body->>'disabilityType' IS NOT NULL`);
}
