import { Injectable } from '@nestjs/common';
import type { Identity } from '@waymark/contracts-core';
import { reviewRemoved } from '@waymark/contracts-reviews';
import { Database, Outbox } from '@waymark/service-kit';
import { OwnReview } from './own-review';
import { ReviewParts } from './review-parts';
import { trustDueOf } from '../answer/trust-due';
import { ReviewWriter } from './review-writer';

@Injectable()
export class DeleteReview {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly own: OwnReview,
    private readonly writer: ReviewWriter,
    private readonly parts: ReviewParts,
  ) {}

  async execute(id: number, { memberId }: Identity): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { venueId } = await this.own.lock(tx, id, memberId);
      const version = await this.writer.remove(tx, id);
      await this.own.recount(tx, venueId, id);
      await trustDueOf(tx, memberId);
      await this.outbox.add(tx, reviewRemoved, {
        aggregateId: id,
        aggregateVersion: version,
        data: { reviewId: id, venueId, authorId: memberId },
      });
      await this.parts.tellConsent(tx, memberId);
    });
  }
}
