import { Inject, Injectable } from '@nestjs/common';
import type { VenueGeoJson } from '@waymark/contracts-reviews';
import { CONFIG } from '@waymark/service-kit';
import type { ReviewsConfig } from '../../config';
import { problem } from '../../problem';
import { toVenueDetail } from '../../venue/venue-detail.mapper';
import { VenueRepository } from '../../venue/venue.repository';
import { venueGeoJson } from './venue-geo-json';

const NO_REVIEWS = { reviews: [], next: null };

/** What a visitor's page shows of a venue without anybody's words, in one statement. */
@Injectable()
export class OpenVenue {
  constructor(
    private readonly venues: VenueRepository,
    @Inject(CONFIG) private readonly config: ReviewsConfig,
  ) {}

  async read(id: number): Promise<VenueGeoJson> {
    const row = await this.venues.detail(id);
    if (!row) throw problem('venue.not-found');
    const detail = { ...toVenueDetail(row, NO_REVIEWS, false), countryCode: row.countryCode };
    return venueGeoJson(detail, row.stated, this.config.PUBLIC_ORIGIN);
  }
}
