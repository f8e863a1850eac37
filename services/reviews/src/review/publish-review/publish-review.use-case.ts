import { Injectable } from '@nestjs/common';
import type { Identity } from '@waymark/contracts-core';
import { publishReview, reviewPublished, type PublishReview as Body, type Review } from '@waymark/contracts-reviews';
import { coreProblem, Idempotency, Outbox } from '@waymark/service-kit';
import { PhotoRepository } from '../../photo/photo.repository';
import { problem } from '../../problem';
import { VenueWriter } from '../../venue/venue-writer';
import { HealthConsent } from '../health-consent';
import { newReview } from '../new-review';
import { toReview } from '../review.mapper';
import { ReviewRepository } from '../review.repository';
import { ReviewWriter } from '../review-writer';

const CONSENT_NEEDED = 'Please allow us to store your disability type, which is health data.';
const PHOTO_GONE = 'This photo is not here any more. Please add it again.';

@Injectable()
export class PublishReview {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
    private readonly venues: VenueWriter,
    private readonly writer: ReviewWriter,
    private readonly consents: HealthConsent,
    private readonly reviews: ReviewRepository,
    private readonly photos: PhotoRepository,
  ) {}

  execute(body: Body, author: Identity, key: string | null): Promise<{ status: number; body: Review }> {
    const review = newReview(body);
    const scope = { key, memberId: author.memberId, endpoint: publishReview.name, body };
    return this.idempotency.run(scope, async (tx) => {
      if (!(await this.venues.lock(tx, review.venueId))) throw problem('venue.not-found');
      if (!(await this.consents.stands(tx, author.memberId, body.consentToHealthData === true))) {
        throw coreProblem('request.invalid', { fieldErrors: { consentToHealthData: CONSENT_NEEDED } });
      }
      const id = await this.writer.insert(tx, review, author);
      const gone = await this.photos.attach(tx, id, author.memberId, body.photos ?? []);
      if (gone.length > 0) {
        const fieldErrors = Object.fromEntries(gone.map((place) => [`photos.${place}.id`, PHOTO_GONE]));
        throw coreProblem('request.invalid', { fieldErrors });
      }
      await this.venues.recount(tx, review.venueId);
      await this.outbox.add(tx, reviewPublished, {
        aggregateId: id,
        aggregateVersion: 1,
        data: { reviewId: id, venueId: review.venueId, authorId: author.memberId, helpfulCount: 0 },
      });
      await this.consents.tell(tx, author.memberId);
      const row = await this.reviews.byId(tx, id, author.memberId);
      if (!row) throw new Error('The review that was just written is not there.');
      return { status: 201, body: toReview(row) };
    });
  }
}
