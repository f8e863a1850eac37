import type { SearchHit } from '@waymark/contracts-reviews';
import type { MapPlace } from '@waymark/map';
import { countOf } from '../../../shared/count-of';

/** Returns the places of a list that have a position, with their numbers in the list. */
export function mapPlaces(hits: readonly SearchHit[]): MapPlace[] {
  return hits.flatMap(({ id, name, latitude, longitude, approximatePosition }, index) =>
    latitude === null || longitude === null
      ? []
      : [{ id, number: index + 1, name, latitude, longitude, isApproximate: approximatePosition }],
  );
}

/** Returns notes about the map: places without a position, and places with only an approximate one. */
export function mapNotes(hits: readonly SearchHit[], places: readonly MapPlace[]): string[] {
  const without = hits.length - places.length;
  return [
    ...(places.some(({ isApproximate }) => isApproximate)
      ? ['A dashed ring means “around here”: the exact spot is not known.']
      : []),
    ...(without > 0
      ? [`${countOf(without, 'place is', 'places are')} not on the map, because we do not know the position.`]
      : []),
  ];
}
