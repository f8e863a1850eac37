import type { VenueSearchResult } from '@waymark/contracts-reviews';
import { Button, CloseIcon, MapPinIcon, radius, space, Stack } from '@waymark/ui';
import { useEffect, useRef, type Ref } from 'react';
import { styled } from 'styled-components';
import { placeLine } from '../../shared/place-line';
import { SearchModeChoice } from '../../shared/venue-search/search-mode-choice';
import type { SelectedVenue } from '../../shared/venue-search/selected-venue';
import { useSearchMode } from '../../shared/venue-search/use-search-mode';
import { VenueSearch } from '../../shared/venue-search/venue-search';

const Banner = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[2]} ${space[4]};
  border: 1px solid var(--color-good);
  border-radius: ${radius};
  background: var(--color-good-soft);

  & > span {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
  }
`;

interface ChosenVenueBannerProps {
  venue: SelectedVenue;
  onClear: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** Shows the reviewed venue on each step, so that nobody has to remember it. */
export function ChosenVenueBanner({ venue, onClear, ref }: ChosenVenueBannerProps) {
  const title = `Selected venue: ${venue.name}`;
  return (
    <Banner role="group" aria-label={title} ref={ref} tabIndex={-1}>
      <span>
        <MapPinIcon size="1.5em" />
        <span>
          <strong>{title}</strong>
          <br />
          <span>{placeLine(venue)}</span>
        </span>
      </span>
      <Button variant="quiet" icon={<CloseIcon />} onClick={onClear}>
        Clear selected venue
      </Button>
    </Banner>
  );
}

interface ChooseVenueProps {
  chosen: SelectedVenue | null;
  onChange: (venue: SelectedVenue | null) => void;
}

/** Placed before the form: Enter in the search box must search, never submit the review. */
export function ChooseVenue({ chosen, onChange }: ChooseVenueProps) {
  const { inUk, mode, setMode } = useSearchMode();
  const input = useRef<HTMLInputElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  const isPicked = useRef(false);
  // The focus announces the choice; the next Tab stop is the form.
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
