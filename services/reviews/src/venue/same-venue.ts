import { distanceMetres } from './distance';
import type { NewVenue } from './new-venue';

/** Of a place that somebody names, what tells whether it is there. */
export type WantedVenue = Pick<NewVenue, 'placeId' | 'normalName' | 'normalCity' | 'country' | 'position'>;

/** A venue that is there, with the same placeId or normalised name. */
export interface KnownVenue {
  id: number;
  placeId: string | null;
  normalName: string;
  normalCity: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
  /** The position is the middle of a postcode or town. */
  approximatePosition: boolean;
}

export const SAME_PLACE_METRES = 150;
/** Two of one name and town that are farther apart are two, however roughly one of them is placed. */
const SAME_TOWN_METRES = 10_000;

/** Same placeId; or same name within 150 m; or, when either has no position but "around here", same name and city. */
export function isSameVenue(wanted: WantedVenue, known: KnownVenue): boolean {
  if (wanted.placeId !== null && wanted.placeId === known.placeId) return true;
  if (wanted.normalName !== known.normalName) return false;
  if (wanted.position && known.latitude !== null && known.longitude !== null) {
    const metres = distanceMetres(wanted.position, { latitude: known.latitude, longitude: known.longitude });
    if (!known.approximatePosition) return metres <= SAME_PLACE_METRES;
    if (metres > SAME_TOWN_METRES) return false;
  }
  return wanted.normalCity === known.normalCity && wanted.country === known.country;
}
