import { ACCESS_GROUPS, type AccessGroup } from '@waymark/contracts-reviews';
import type { GroupCounts } from './access-groups';

export type PlaceGroup = AccessGroup | 'samples';

interface Grouped<Place> {
  group: PlaceGroup;
  /** Number of all places in the group, loaded or not. */
  count: number;
  places: Place[];
}

/** Groups the places of a list, best first; generated samples form their own group after all real places. */
export function groupPlaces<Place extends { isSample: boolean }>(
  places: readonly Place[],
  groupOf: (place: Place) => AccessGroup,
  counts?: GroupCounts,
): Grouped<Place>[] {
  return [...ACCESS_GROUPS, 'samples' as const]
    .map((group) => {
      const own = places.filter((place) => (place.isSample ? 'samples' : groupOf(place)) === group);
      if (group === 'samples' || !counts) return { group, count: own.length, places: own };
      const samples = places.filter((place) => place.isSample && groupOf(place) === group).length;
      return { group, count: Math.max(own.length, (counts[group] ?? 0) - samples), places: own };
    })
    .filter((each) => each.places.length > 0);
}
