import { Injectable } from '@nestjs/common';
import { HEALTH_CONSENT_NEEDED, type EditReview } from '@waymark/contracts-reviews';
import { coreProblem, type Tx } from '@waymark/service-kit';
import { PhotoRepository } from '../photo/photo.repository';
import { HealthConsent } from './health-consent';
import type { WrittenReview } from './new-review';

const PHOTO_GONE = 'This photo is no longer here. Please add it again.';

/** Stores the parts of a review outside its own row, for new and edited reviews. */
@Injectable()
export class ReviewParts {
  constructor(
    private readonly consents: HealthConsent,
    private readonly photos: PhotoRepository,
  ) {}

  /** Refuses a disability type without consent. "Prefer not to say" needs no consent. */
  async askConsent(tx: Tx, memberId: number, review: WrittenReview, givenNow: boolean): Promise<void> {
    if (review.disabilityType === null) return;
    if (await this.consents.stands(tx, memberId, givenNow)) return;
    throw coreProblem('request.invalid', { fieldErrors: { consentToHealthData: HEALTH_CONSENT_NEEDED } });
  }

  async attachPhotos(tx: Tx, reviewId: number, memberId: number, photos: EditReview['photos']): Promise<void> {
    const gone = await this.photos.attach(tx, reviewId, memberId, photos ?? []);
    if (gone.length === 0) return;
    const fieldErrors = Object.fromEntries(gone.map((place) => [`photos.${place}.id`, PHOTO_GONE]));
    throw coreProblem('request.invalid', { fieldErrors });
  }

  /** Publishes the event for account: how many reviews rely on the consent now. */
  async tellConsent(tx: Tx, memberId: number): Promise<void> {
    await this.consents.tell(tx, memberId);
  }
}
