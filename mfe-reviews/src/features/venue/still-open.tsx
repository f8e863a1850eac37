import type { VenueDetail } from '@waymark/contracts-reviews';
import { target } from '@waymark/ui';
import { dayWords, isOlderThan } from '@waymark/contracts-core';
import { REPORT_ID } from './report-id';

/** Of lists that are so old a tenth of the places is gone. */
const OLD_MONTHS = 24;

/** Why one may doubt that it is there; null where nothing says so. */
function doubtOf({ lastListed, offLists }: VenueDetail): string | null {
  if (offLists)
    return `It is no longer in the list from ${offLists.by} of ${dayWords(offLists.since)}. Is it still open?`;
  if (!lastListed || !isOlderThan(OLD_MONTHS, lastListed, new Date())) return null;
  return `Listed in ${lastListed.slice(0, 4)}: still open?`;
}

/** A place that no list has any more, or has had for long, is asked about, never taken away in silence. */
export function StillOpen({ venue }: { venue: VenueDetail }) {
  const doubt = doubtOf(venue);
  if (!doubt || venue.status) return null;
  return (
    <p>
      <span>{doubt}</span>{' '}
      <a href={`#${REPORT_ID}`} style={{ display: 'inline-flex', alignItems: 'center', minHeight: target }}>
        Tell us what you know
      </a>
    </p>
  );
}
