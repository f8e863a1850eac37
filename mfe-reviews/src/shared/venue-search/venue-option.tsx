import type { VenueSearchResult } from '@waymark/contracts-reviews';
import { SearchIcon } from '@waymark/ui';
import { SEARCH_BOX } from '../../messages/en/search-box';
import { placeLabel } from '../place-label';
import { placeLine } from '../place-line';

/** Returns a footpath's type with spaces and capitals: `shared_use_path` becomes `Shared Use Path`. */
export function pathTypeLabel(pathType: string | null): string | null {
  if (!pathType) return null;
  return pathType
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');
}

/** One suggestion, with enough detail to distinguish venues of the same name. */
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

/** A suggestion to run the search as understood. */
export function AskedOption({ words }: { words: string }) {
  return (
    <>
      <strong>{words}</strong>
      <br />
      <SearchIcon size="1em" /> <span>{SEARCH_BOX.showAll}</span>
    </>
  );
}
