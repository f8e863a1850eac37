import type { VenueDetail } from '@waymark/contracts-reviews';
import { target } from '@waymark/ui';
import { isOlderThan } from '@waymark/contracts-core';
import { REPORT_ID } from './report-id';

/** Of lists that are so old a tenth of the places is gone. */
const OLD_MONTHS = 24;

/** A place that no list has had for long is asked about, never taken away in silence. */
export function StillOpen({ venue: { lastListed, status } }: { venue: VenueDetail }) {
  if (!lastListed || status || !isOlderThan(OLD_MONTHS, lastListed, new Date())) return null;
  return (
    <p>
      Listed in {lastListed.slice(0, 4)}: still open?{' '}
      <a href={`#${REPORT_ID}`} style={{ display: 'inline-flex', alignItems: 'center', minHeight: target }}>
        Tell us what you know
      </a>
    </p>
  );
}
