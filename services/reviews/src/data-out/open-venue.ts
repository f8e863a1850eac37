import { Inject, Injectable } from '@nestjs/common';
import type { VenueDetail, VenueGeoJson } from '@waymark/contracts-reviews';
import { CONFIG } from '@waymark/service-kit';
import type { ReviewsConfig } from '../config';
import { problem } from '../problem';
import { toVenueDetail } from '../venue/venue-detail.mapper';
import { VenueRepository } from '../venue/venue.repository';
import { venueGeoJson } from './venue-geo-json';

const NO_REVIEWS = { reviews: [], next: null };

/** Reads a venue with everything that visitors see on its page, except reviews, in one query. */
@Injectable()
export class OpenVenue {
  constructor(
    private readonly venues: VenueRepository,
    @Inject(CONFIG) private readonly config: ReviewsConfig,
  ) {}

  /** Returns a venue for programs, without any text by visitors. */
  async read(id: number): Promise<VenueGeoJson> {
    const found = await this.find(id);
    if (!found) throw problem('venue.not-found');
    return found.geoJson;
  }

  /** Returns a venue for our own pages. `detail` also contains the notices, which are text by visitors. */
  async find(id: number): Promise<{ detail: VenueDetail; geoJson: VenueGeoJson } | null> {
    const row = await this.venues.detail(id);
    if (!row) return null;
    const detail = toVenueDetail(row, NO_REVIEWS, false);
    const open = { ...detail, countryCode: row.countryCode };
    return { detail, geoJson: venueGeoJson(open, row.stated, this.config.PUBLIC_ORIGIN) };
  }
}
