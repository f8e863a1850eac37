import type { VenueSearchResult } from '@waymark/contracts-reviews';
import { Stack, Alert, Button, CloseIcon, Inline } from '@waymark/ui';
import { useEffect, useRef, type Ref } from 'react';
import { placeLine } from '../../shared/place-line';
import { SearchModeChoice } from '../../shared/venue-search/search-mode-choice';
import type { SelectedVenue } from '../../shared/venue-search/selected-venue';
import { useSearchMode } from '../../shared/venue-search/use-search-mode';
import { VenueSearch } from '../../shared/venue-search/venue-search';

interface ChosenVenueBannerProps {
  venue: SelectedVenue;
  onClear: () => void;
  ref?: Ref<HTMLDivElement>;
}

function ChosenVenueBanner({ venue, onClear, ref }: ChosenVenueBannerProps) {
  const title = `Selected venue: ${venue.name}`;
  return (
    <Alert tone="good" title={title} role="group" aria-label={title} ref={ref} tabIndex={-1}>
      <Inline $gap={4} $justify="space-between">
        <span>{placeLine(venue)}</span>
        <Button icon={<CloseIcon />} onClick={onClear}>
          Clear selected venue
        </Button>
      </Inline>
    </Alert>
  );
}

interface ChooseVenueProps {
  chosen: SelectedVenue | null;
  onChange: (venue: SelectedVenue | null) => void;
}

/** Stands before the form: Enter in the search box must search, never submit the review. */
export function ChooseVenue({ chosen, onChange }: ChooseVenueProps) {
  const { inUk, mode, setMode } = useSearchMode();
  const input = useRef<HTMLInputElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  const isPicked = useRef(false);
  // Says what was picked; the form is the next stop.
  useEffect(() => {
    if (isPicked.current) banner.current?.focus();
    isPicked.current = false;
  }, [chosen]);

  function pick({ id, name, address, city, country, category, latitude, longitude, placeId }: VenueSearchResult) {
    isPicked.current = true;
    onChange({ id, name, address, city, country, category, latitude, longitude, placeId });
  }

  return (
    <Stack $gap={4}>
      <VenueSearch label="Search for the venue" mode={mode} inUk={inUk} onSelect={pick} inputRef={input} />
      <SearchModeChoice mode={mode} onChange={setMode} />
      {chosen && (
        <ChosenVenueBanner
          ref={banner}
          venue={chosen}
          onClear={() => {
            onChange(null);
            input.current?.focus();
          }}
        />
      )}
    </Stack>
  );
}
