import { Injectable } from '@nestjs/common';
import type { PageMetadata } from '@waymark/contracts-core';
import { problem } from '../../problem';
import { toReview } from '../../review/review.mapper';
import { ReviewRepository } from '../../review/review.repository';
import { toVenueDetail } from '../../venue/venue-detail.mapper';
import { VenueRepository } from '../../venue/venue.repository';
import { venueMetadata } from './venue-metadata';

/** Number of reviews in the text: enough to read, and few enough for the page's first response. */
const REVIEWS = 10;

@Injectable()
export class DescribeVenuePage {
  constructor(
    private readonly venues: VenueRepository,
    private readonly reviews: ReviewRepository,
  ) {}

  /** Reads the venue's page as visitors see it, in two queries. */
  async execute(id: number): Promise<PageMetadata> {
    const [venue, rows] = await Promise.all([this.venues.detail(id), this.reviews.newestOf(id, REVIEWS, null)]);
    if (!venue) throw problem('venue.not-found');
    const detail = toVenueDetail(venue, { reviews: rows.map(toReview), next: null }, false);
    return venueMetadata({ ...detail, kind: venue.kind, countryCode: venue.countryCode });
  }
}
