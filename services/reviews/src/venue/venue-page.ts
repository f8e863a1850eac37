import { Injectable } from '@nestjs/common';
import type { Actor } from '@waymark/contracts-core';
import type { VenueDetail } from '@waymark/contracts-reviews';
import { problem } from '../problem';
import { ReviewRepository } from '../review/review.repository';
import { toReview } from '../review/review.mapper';
import { toVenueDetail } from './venue-detail.mapper';
import { VenueRepository } from './venue.repository';

/** A venue as its page shows it. */
@Injectable()
export class VenuePage {
  constructor(
    private readonly venues: VenueRepository,
    private readonly reviews: ReviewRepository,
  ) {}

  async show(id: number, actor: Actor): Promise<VenueDetail> {
    const [venue, reviews] = await Promise.all([
      this.venues.detail(id),
      this.reviews.newestOf(id, actor?.memberId ?? null),
    ]);
    if (!venue) throw problem('venue.not-found');
    return toVenueDetail(venue, reviews.map(toReview));
  }
}
