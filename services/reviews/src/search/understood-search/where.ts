import type { SearchPlace } from '@waymark/contracts-reviews';
import type { Candidate } from '../search-port';
import type { Box } from '../box-of';
import { distanceMetres } from '../../venue/distance';
import { isAtHome, type Place } from '../gazetteer/gazetteer';
import type { Postcode } from '../gazetteer/postcode-districts';
import type { DistanceValue } from '../query/recognise-numbers';
import type { Relation } from '../query/read-place';

/** Where a search looks, and how far. */
export interface Where {
  place: SearchPlace;
  relation: Relation;
  radiusMetres: number;
  /** The edges of a county or country. */
  box?: Box | undefined;
  /** The venue itself, if the place is one. */
  venue?: Candidate;
  /** True for "at the museum", false for "near the museum". */
  isInside?: boolean;
  /** The query starts with the place, without "in" or "near", so the place may be part of a name. */
  isLeading?: boolean;
  /** Other places with the same name, most populous first. */
  others?: Place[];
  /** The corrected name, if it was typed differently. */
  read?: string | null;
  /** The position may be some hundred metres off. */
  isRough?: boolean;
  /** The typed distance: "3 miles". */
  said?: string;
  /** A street or landmark in it that the query names but nobody knows. */
  leftOut?: string;
}

const AROUND = { near: 10_000, you: 10_000, part: 5_000, venue: 3_000, area: 3_000, sector: 2_500, outcode: 5_000 };
/**
 * Metres of a town's radius by population: 2.5 km for a village, 10 for Leeds. "London" seldom means anything more
 * than 15 km from its centre.
 */
const TOWN = { least: 2_500, perRootOfThousand: 350, most: 15_000 };

export function townRadius({ population, isPart }: Pick<Place, 'population' | 'isPart'>, relation: Relation): number {
  const own = TOWN.least + TOWN.perRootOfThousand * Math.sqrt(population / 1_000);
  const least = isPart ? AROUND.part : AROUND.near;
  return Math.round(Math.min(TOWN.most, relation === 'near' ? Math.max(least, own * (isPart ? 1 : 2)) : own));
}

const METRES_PER_DEGREE = 111_320;
const halfHeight = ({ south, north }: Box): number => Math.round(((north - south) / 2) * METRES_PER_DEGREE);

export function inTown(place: Place, said: Relation, others: Place[] = [], read: string | null = null): Where {
  const { name, latitude, longitude } = place;
  const relation = place.isLandmark ? 'near' : said;
  const isUnclear = (!place.box && others.length > 0) || place.countryCode !== 'GB' || place.isLandmark;
  // Shows the country if the district has the town's name, because "Manchester, Manchester" would be unclear.
  const within = isUnclear ? (place.district && place.district !== name ? place.district : place.country) : null;
  return {
    place: { label: name, within, source: place.isLandmark ? 'venue' : 'town', latitude, longitude },
    relation,
    radiusMetres: place.box ? halfHeight(place.box) : townRadius(place, relation),
    box: place.box,
    others,
    read,
  };
}

export function inPostcode(code: string, known: Postcode, relation: Relation): Where {
  const { latitude, longitude, district } = known;
  const own = known.code.includes(' ') ? AROUND.sector : AROUND.outcode;
  return {
    place: { label: code, within: district || null, source: 'postcode', latitude, longitude },
    relation,
    radiusMetres: relation === 'near' ? own * 2 : own,
    // Of a full postcode, only the middle of its sector is known.
    isRough: code !== known.code,
  };
}

export const aroundYou = ({ latitude, longitude }: { latitude: number; longitude: number }): Where => ({
  place: { label: 'your position', within: null, source: 'you', latitude, longitude },
  relation: 'near',
  radiusMetres: AROUND.you,
});

export const aroundVenue = (label: string, within: string | null, at: { lat: number; lng: number }): Where => ({
  place: { label, within, source: 'venue', latitude: at.lat, longitude: at.lng },
  relation: 'near',
  radiusMetres: AROUND.venue,
});

export const inArea = (label: string, within: string | null, at: { lat: number; lng: number }): Where => ({
  ...aroundVenue(label, within, at),
  place: { label, within, source: 'town', latitude: at.lat, longitude: at.lng },
  relation: 'in',
  radiusMetres: AROUND.area,
});

/** Applies a distance such as "within 3 miles of", except to a county, where the edges say more. */
export const withinDistance = (where: Where | null, distance: DistanceValue | null): Where | null =>
  where && distance && !where.box
    ? { ...where, relation: 'near', radiusMetres: distance.metres, said: distance.label }
    : where;

/** Metres below which two places with one name need not be told apart. */
const SAME_TOWN_METRES = 12_000;
const MOST_OTHERS = 11;
/** Minimum population of a foreign town to suggest as an alternative. */
const LEAST_ABROAD = 20_000;

/** Returns other places with the same name that are far enough apart. */
export const othersOf = (first: Place, rest: readonly Place[], home: string | null): Place[] =>
  rest
    .filter(
      (place, index) =>
        (isAtHome(place) || place.population >= (home ? Math.max(LEAST_ABROAD, first.population) : LEAST_ABROAD)) &&
        [first, ...rest.slice(0, index)].every((other) => distanceMetres(other, place) > SAME_TOWN_METRES),
    )
    .slice(0, MOST_OTHERS);
