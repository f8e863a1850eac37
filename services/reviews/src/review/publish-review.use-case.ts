import { Injectable } from '@nestjs/common';
import type { Identity } from '@waymark/contracts-core';
import {
  isAttractionKind,
  publishReview,
  reviewPublished,
  type PublishReview as Body,
  type Review,
} from '@waymark/contracts-reviews';
import { Idempotency, Outbox } from '@waymark/service-kit';
import { problem } from '../problem';
import { VenueWriter } from '../venue/venue-writer';
import { newReview } from './new-review';
import { toReview } from './review.mapper';
import { ReviewParts } from './review-parts';
import { ReviewRepository } from './review.repository';
import { ReviewAutoFlags } from './review-auto-flags';
import { ReviewWriter } from './review-writer';

@Injectable()
export class PublishReview {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
    private readonly venues: VenueWriter,
    private readonly writer: ReviewWriter,
    private readonly parts: ReviewParts,
    private readonly autoFlags: ReviewAutoFlags,
    private readonly reviews: ReviewRepository,
  ) {}

  execute(body: Body, author: Identity, key: string | null): Promise<{ status: number; body: Review }> {
    const review = newReview(body);
    const scope = { key, memberId: author.memberId, endpoint: publishReview.name, body };
    return this.idempotency.run(scope, async (tx) => {
      const place = await this.venues.lock(tx, review.venueId);
      if (body.attractionId != null && !isAttractionKind(place?.kind ?? null)) throw problem('attraction.not-found');
      if (!place) throw problem('venue.not-found');
      await this.parts.askConsent(tx, author.memberId, review, body.consentToHealthData === true);
      const id = await this.writer.insert(tx, review, author);
      await this.parts.attachPhotos(tx, id, author.memberId, body.photos);
      await this.venues.recount(tx, review.venueId);
      await this.outbox.add(tx, reviewPublished, {
        aggregateId: id,
        aggregateVersion: 1,
        data: {
          reviewId: id,
          venueId: review.venueId,
          authorId: author.memberId,
          helpfulCount: 0,
          venueName: place.name,
        },
      });
      const { reviewerName, comment } = review;
      const captions = (body.photos ?? []).map(({ description }) => description);
      const words = { reviewId: id, version: 1, authorId: author.memberId, reviewerName, comment, captions };
      await this.autoFlags.look(tx, words);
      await this.parts.tellConsent(tx, author.memberId);
      const row = await this.reviews.byId(tx, id, author.memberId);
      if (!row) throw new Error('The review that was just written is not there.');
      return { status: 201, body: toReview(row) };
    });
  }
}
