import { distanceMetres } from './distance';
import type { NewVenue } from './new-venue';

/** The fields of a named place that identify an existing one. */
export type WantedVenue = Pick<NewVenue, 'placeId' | 'normalName' | 'normalCity' | 'country' | 'position'>;

/** An existing venue with the same placeId or normalised name. */
export interface KnownVenue {
  id: number;
  placeId: string | null;
  normalName: string;
  normalCity: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
  /** The position is the centre of a postcode or town. */
  approximatePosition: boolean;
}

export const SAME_PLACE_METRES = 150;
/** Metres beyond which two places with one name and town are different, even with an approximate position. */
const SAME_TOWN_METRES = 10_000;

/**
 * Returns whether two places are the same: the same placeId; the same name within 150 m; or, if one has no exact
 * position, the same name and city.
 */
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
