import { Injectable } from '@nestjs/common';
import type { Actor } from '@waymark/contracts-core';
import { VENUE_REVIEWS_PAGE, type VenueDetail } from '@waymark/contracts-reviews';
import { cutRows, encodeCursor } from '@waymark/service-kit';
import { problem } from '../problem';
import { toReview } from '../review/review.mapper';
import { ReviewRepository, type ReviewRow } from '../review/review.repository';
import { toVenueDetail, type ShownReviews } from '../venue/venue-detail.mapper';
import { VenueRepository } from '../venue/venue.repository';

/** A venue as its page shows it, in two queries however many reviews it has. */
@Injectable()
export class VenuePage {
  constructor(
    private readonly venues: VenueRepository,
    private readonly reviews: ReviewRepository,
  ) {}

  async show(id: number, actor: Actor): Promise<VenueDetail> {
    const reader = actor?.memberId ?? null;
    const [venue, rows] = await Promise.all([
      this.venues.detail(id, reader),
      this.reviews.newestOf(id, VENUE_REVIEWS_PAGE + 1, reader),
    ]);
    if (!venue) throw problem('venue.not-found');
    return toVenueDetail(venue, firstPage(rows), actor !== null);
  }
}

function firstPage(read: readonly ReviewRow[]): ShownReviews {
  const { rows, next } = cutRows(read, VENUE_REVIEWS_PAGE, (last) =>
    encodeCursor(['newest', last.createdAt.toISOString(), last.id]),
  );
  return { reviews: rows.map(toReview), next };
}
