import { Injectable } from '@nestjs/common';
import {
  type Feature,
  knownFeature,
  type NearestStation,
  type StationFact,
  type VenueDetail,
} from '@waymark/contracts-reviews';
import { problem } from '../problem';
import { toVenueDetail } from './venue-detail.mapper';
import { VenueRepository } from './venue.repository';
import { NearestStationRepository } from './nearest-station.repository';

/** Features that show whether a station is step-free, the most informative first. */
const STEP_FREE = [
  'StepFreeToTrains',
  'StepFreeToPlatforms',
  'StepFreeAccess',
  'WheelchairAccess',
] as const satisfies Feature[];

@Injectable()
export class GetNearestStation {
  constructor(
    private readonly stations: NearestStationRepository,
    private readonly venues: VenueRepository,
  ) {}

  async execute(venueId: number): Promise<{ station: NearestStation | null }> {
    const near = await this.stations.of(venueId);
    if (near === null) throw problem('venue.not-found');
    const row = near.id === null ? null : await this.venues.detail(near.id);
    if (row === null) return { station: null };
    const station = toVenueDetail(row, { reviews: [], next: null }, false);
    return {
      station: {
        id: station.id,
        name: station.name,
        distanceMetres: near.metres ?? 0,
        stepFree: factsOf(station),
        notice: station.notices[0]?.text ?? null,
      },
    };
  }
}

function factsOf(station: VenueDetail): StationFact[] {
  const now = new Date();
  return STEP_FREE.map((feature) => knownFeature(station, feature, now))
    .filter(({ state }) => state !== 'unknown' && state !== 'does-not-apply')
    .map(({ feature, state, people, confirmedBy, statedBy, day, isCurrent }) => ({
      feature,
      state,
      people,
      confirmedBy,
      statedBy,
      day,
      isCurrent,
    }));
}
