import { Injectable } from '@nestjs/common';
import type { NearbyVenue } from '@waymark/contracts-reviews';
import { problem } from '../problem';
import { toSearchResult } from './venue.mapper';
import { NearbyVenuesRepository } from './nearby-venues.repository';

@Injectable()
export class ListNearbyVenues {
  constructor(private readonly venues: NearbyVenuesRepository) {}

  async execute(id: number): Promise<NearbyVenue[]> {
    const rows = await this.venues.of(id);
    if (rows === null) throw problem('venue.not-found');
    return rows.map((row) => ({
      ...toSearchResult(row),
      distanceMetres: row.distanceMetres ?? 0,
      knownFeatures: row.knownFeatures,
    }));
  }
}
