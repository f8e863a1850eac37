import { distanceWords } from '@waymark/contracts-core';
import { isAttractionKind, type SearchHit, VENUE_KIND_LABELS } from '@waymark/contracts-reviews';
import { categoryLabel } from '../category-label';
import { placeLine } from '../place-line';

/** A country is said where it is another one, or all that is known. */
const townLine = (hit: SearchHit) => (hit.city && hit.country === 'UK' ? hit.city : placeLine(hit));

/** Many lists write the town into the address as well. */
function addressLine(hit: SearchHit): string {
  const { address, city } = hit;
  const namesTown = address && city && address.toLowerCase().endsWith(city.toLowerCase());
  return [address, namesTown && hit.country === 'UK' ? null : townLine(hit)].filter(Boolean).join(', ');
}

const NO_BREAK = '\u00a0';

/** Years after which a list is asked "still open?". */
const OLD_YEARS = 3;

/** "Theatre", "Attraction: Viewpoint". */
function kindLabel({ kind, category }: Pick<SearchHit, 'kind' | 'category'>): string {
  const label = VENUE_KIND_LABELS[kind ?? ''] ?? categoryLabel(category);
  return isAttractionKind(kind) && kind !== 'attraction' ? `Attraction: ${label}` : label;
}

/** "Theatre · King Street, Leeds · 1.2 km": what, where and how far. A distance to the middle of a postcode is no way to a door. */
export function placeWords(hit: SearchHit): string {
  const { address, postcode, distanceMetres, approximatePosition } = hit;
  const distance =
    distanceMetres !== null &&
    `${approximatePosition ? 'around ' : ''}${distanceWords(distanceMetres).replace(' ', NO_BREAK)}`;
  return [kindLabel(hit), addressLine(hit), !address && postcode, distance].filter(Boolean).join(' · ');
}

/** "Listed in 2020: still open?" of what no list has confirmed for long; null of the rest. */
export function oldWords({ lastListed }: Pick<SearchHit, 'lastListed'>, now: Date): string | null {
  const year = Number(lastListed?.slice(0, 4));
  if (!year || Number(now.toISOString().slice(0, 4)) - year < OLD_YEARS) return null;
  return `Listed in ${year}: still open?`;
}
