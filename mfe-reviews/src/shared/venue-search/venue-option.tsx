import type { VenueSearchResult } from '@waymark/contracts-reviews';
import { placeLabel } from '../place-label';
import { placeLine } from '../place-line';
import { pathTypeLabel } from './path-type-label';

/** One line of the search list: enough to tell two venues of the same name apart. */
export function VenueOption({ venue }: { venue: VenueSearchResult }) {
  return (
    <>
      <strong>{venue.name}</strong>
      <span>{`${venue.code ? ` (${venue.code})` : ''}${venue.isSample ? ' – Sample' : ''}`}</span>
      <br />
      <span>
        {[venue.address, placeLine(venue), pathTypeLabel(venue.pathType) ?? placeLabel(venue)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
}
