import type { TripAttachmentChoiceProps } from '@waymark/contracts-community';
import type { FootpathVenueChoiceProps } from '@waymark/contracts-maps';
import { isAttractionKind, type VenueSearchResult } from '@waymark/contracts-reviews';
import { announce, withQueries } from '@waymark/mfe-kit';
import { Stack } from '@waymark/ui';
import { type KeyboardEvent, useState } from 'react';
import { useSearchMode } from '../../shared/venue-search/use-search-mode';
import { VenueSearch } from '../../shared/venue-search/venue-search';

/** Enter picks from the list: it must not submit the surrounding form, nor close a list without a choice. */
function stayHere(event: KeyboardEvent): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  if (!(event.target as HTMLElement).getAttribute('aria-activedescendant')) event.stopPropagation();
}

/**
 * Fills the slots "trip-venue-choice" and "footpath-venue-choice": a search for a venue or attraction, to attach to a
 * day of a trip or to locate a report.
 */
function VenueChoice({ onChosen, onPlace }: Partial<TripAttachmentChoiceProps & FootpathVenueChoiceProps>) {
  const { mode, inUk } = useSearchMode();
  const [placeless, setPlaceless] = useState<string | null>(null);

  function choose({ id, name, kind, latitude, longitude }: VenueSearchResult) {
    onChosen?.({ kind: isAttractionKind(kind) ? 'attraction' : 'venue', id, name });
    if (!onPlace) return;
    const isKnown = latitude !== null && longitude !== null;
    const words = `We do not know where ${name} is.`;
    setPlaceless(isKnown ? null : words);
    if (isKnown) onPlace({ name, latitude, longitude });
    else announce(words);
  }

  return (
    <Stack $gap={2} onKeyDownCapture={stayHere}>
      <VenueSearch
        label="Search for a venue or attraction"
        // A trip may have been anywhere; a footpath report is nearby.
        mode={onChosen ? 'global' : mode}
        inUk={!onChosen && inUk}
        withButton={false}
        onSelect={choose}
      />
      {placeless && <p>{placeless}</p>}
    </Stack>
  );
}

export default withQueries(VenueChoice);
