import { useQuery } from '@tanstack/react-query';
import type { VenueSearchResult } from '@waymark/contracts-reviews';
import { Button, Combobox, SearchIcon, Stack } from '@waymark/ui';
import { useRef, type FormEvent, type RefObject } from 'react';
import { venueSearchQuery } from './api/search-venues';
import { NoVenuesFound } from './no-venues-found';
import { SearchRow } from './search-row';
import { MIN_QUERY_LENGTH, type SearchMode } from './search-url';
import { useSearchText } from './use-search-text';
import { VenueOption } from './venue-option';

interface VenueSearchProps {
  label: string;
  mode: SearchMode;
  inUk: boolean;
  onSelect: (venue: VenueSearchResult) => void;
  initialText?: string;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Shows the Search button; a form inside another form cannot have one. */
  withButton?: boolean;
}

/** Venue search as an ARIA combobox: asks 500 ms after the last key, at once with the Search button. */
export function VenueSearch({ label, mode, inUk, onSelect, initialText = '', inputRef, withButton = true }: VenueSearchProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  const { text, asked, setText, askNow, pick } = useSearchText(initialText);
  const search = useQuery(venueSearchQuery(asked, mode, inUk));
  const idle = asked.trim().length < MIN_QUERY_LENGTH || text.trim().length < MIN_QUERY_LENGTH;
  const items = idle || search.isError ? [] : (search.data ?? []);

  function submit(event: FormEvent) {
    event.preventDefault();
    askNow();
    // A click opens the list again after Escape; focus keeps the arrows working.
    input.current?.focus();
    input.current?.click();
  }

  const box = (
    <Combobox<VenueSearchResult>
      label={label}
      hint="Type at least 2 characters: a name, a city or a station code."
      ref={input}
      items={items}
      itemToString={(venue) => venue.name}
      itemKey={(venue) => venue.id}
      renderOption={(venue) => <VenueOption venue={venue} />}
      inputValue={text}
      onInputValueChange={setText}
      onSelect={(venue) => {
        pick(venue.name);
        onSelect(venue);
      }}
      status={searchStatus(idle, search.isFetching || text !== asked, search.isError)}
      empty={<NoVenuesFound text={asked} />}
      noun={['venue', 'venues']}
    />
  );
  if (!withButton) return box;
  return (
    <Stack as="form" role="search" $gap={3} onSubmit={submit}>
      <SearchRow>
        {box}
        <Button type="submit" variant="primary" icon={<SearchIcon />} disabled={text.trim() === ''}>
          Search
        </Button>
      </SearchRow>
    </Stack>
  );
}

/** S1 section 8: a search that failed empties the list and says nothing; it is not an empty answer. */
function searchStatus(idle: boolean, waiting: boolean, failed: boolean): 'idle' | 'loading' | 'ready' {
  if (idle) return 'idle';
  if (waiting) return 'loading';
  return failed ? 'idle' : 'ready';
}
