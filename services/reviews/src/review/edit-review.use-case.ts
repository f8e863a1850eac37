import { Injectable } from '@nestjs/common';
import type { Identity } from '@waymark/contracts-core';
import { editReview, reviewEdited, type EditReview as Body, type Review } from '@waymark/contracts-reviews';
import { Idempotency, Outbox } from '@waymark/service-kit';
import { PhotoRepository } from '../photo/photo.repository';
import { problem } from '../problem';
import { writtenReview } from './new-review';
import { OwnReview } from './own-review';
import { ReviewParts } from './review-parts';
import { toReview } from './review.mapper';
import { ReviewRepository } from './review.repository';
import { ReviewAutoFlags } from './review-auto-flags';
import { ReviewWriter } from './review-writer';

@Injectable()
export class EditReview {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
    private readonly own: OwnReview,
    private readonly writer: ReviewWriter,
    private readonly parts: ReviewParts,
    private readonly photos: PhotoRepository,
    private readonly autoFlags: ReviewAutoFlags,
    private readonly reviews: ReviewRepository,
  ) {}

  async execute(id: number, body: Body, author: Identity, key: string | null): Promise<Review> {
    const { memberId } = author;
    const review = writtenReview(body);
    const scope = { key, memberId, endpoint: `${editReview.name}/${id}`, body };
    const stored = await this.idempotency.run(scope, async (tx) => {
      const { venueId, version: now } = await this.own.lock(tx, id, memberId);
      // The review was edited in another tab meanwhile. Never overwrite text that the author has not seen.
      if (body.version !== undefined && body.version !== now) throw problem('review.changed-meanwhile');
      await this.parts.askConsent(tx, memberId, review, body.consentToHealthData === true);
      const version = await this.writer.rewrite(tx, id, review, memberId);
      if (body.photos) {
        await this.photos.release(tx, id);
        await this.parts.attachPhotos(tx, id, memberId, body.photos);
      }
      await this.own.recount(tx, venueId, id);
      await this.outbox.add(tx, reviewEdited, {
        aggregateId: id,
        aggregateVersion: version,
        data: { reviewId: id, venueId },
      });
      const { reviewerName, comment } = review;
      const captions = (body.photos ?? []).map(({ description }) => description);
      const words = { reviewId: id, version, authorId: memberId, reviewerName, comment, captions };
      await this.autoFlags.look(tx, words);
      await this.parts.tellConsent(tx, memberId);
      const row = await this.reviews.byId(tx, id, memberId);
      if (!row) throw new Error('The review that was just written is not there.');
      return { status: 200, body: toReview(row) };
    });
    return stored.body;
  }
}
