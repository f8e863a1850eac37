import { isAttractionKind, type SearchHit, VENUE_KIND_LABELS } from '@waymark/contracts-reviews';
import type { Distance } from '@waymark/mfe-kit';
import { categoryLabel } from '../category-label';
import { placeLine } from '../place-line';

/** The country is added only if it is not the UK, or if there is no city. */
const townLine = (hit: SearchHit) => (hit.city && hit.country === 'UK' ? hit.city : placeLine(hit));

/** Many lists repeat the town in the address. */
function addressLine(hit: SearchHit): string {
  const { address, city } = hit;
  const namesTown = address && city && address.toLowerCase().endsWith(city.toLowerCase());
  return [address, namesTown && hit.country === 'UK' ? null : townLine(hit)].filter(Boolean).join(', ');
}

const NO_BREAK = '\u00a0';

/** Years after which a listed place gets the question "still open?". */
const OLD_YEARS = 3;

/** Returns "Theatre" or "Attraction: Viewpoint". */
function kindLabel({ kind, category }: Pick<SearchHit, 'kind' | 'category'>): string {
  const label = VENUE_KIND_LABELS[kind ?? ''] ?? categoryLabel(category);
  return isAttractionKind(kind) && kind !== 'attraction' ? `Attraction: ${label}` : label;
}

/**
 * Returns "Theatre · King Street, Leeds · 0.7 miles"; without units, leaves out the distance.
 */
export function placeWords(hit: SearchHit, inUnits?: Distance): string {
  const { address, postcode, distanceMetres, approximatePosition, isDistanceRough } = hit;
  const distance =
    inUnits &&
    distanceMetres !== null &&
    `${approximatePosition || isDistanceRough ? 'around ' : ''}${inUnits(distanceMetres).replace(' ', NO_BREAK)}`;
  return [kindLabel(hit), addressLine(hit), !address && postcode, distance].filter(Boolean).join(' · ');
}

/** Returns "Listed in 2020: still open?" for a place that no list has confirmed for long; null for others. */
export function oldWords({ lastListed }: Pick<SearchHit, 'lastListed'>, now: Date): string | null {
  const year = Number(lastListed?.slice(0, 4));
  if (!year || Number(now.toISOString().slice(0, 4)) - year < OLD_YEARS) return null;
  return `Listed in ${year}: still open?`;
}
