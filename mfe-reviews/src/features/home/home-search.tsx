import type { VenueSearchResult } from '@waymark/contracts-reviews';
import { announce } from '@waymark/mfe-kit';
import { PageHeading } from '@waymark/ui';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SearchModeChoice } from '../../shared/venue-search/search-mode-choice';
import { useSearchMode } from '../../shared/venue-search/use-search-mode';
import { VenueSearch } from '../../shared/venue-search/venue-search';
import { Hero } from './hero';
import { SelectedVenueCard } from './selected-venue-card';

/** Hero with the search first, and the card of the venue that was picked. */
export function HomeSearch({ headline }: { headline: string }) {
  const { inUk, mode, setMode } = useSearchMode();
  const [venue, setVenue] = useState<VenueSearchResult | null>(null);
  const [round, setRound] = useState(0);
  const [params] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  // The search guide links here with a hashtag (S1 section 2).
  const asked = (params.get('search') ?? '').replace(/^#/, '');

  function clear() {
    setVenue(null);
    setRound(round + 1);
    // The pressed button is gone by then; focus goes back to where the search began.
    requestAnimationFrame(() => input.current?.focus());
  }

  return (
    <Hero>
      <PageHeading lead="Look up a station, museum, hotel or café and see what disabled visitors found there.">{headline}</PageHeading>
      <VenueSearch
        key={round}
        label="Search for a venue"
        mode={mode}
        inUk={inUk}
        initialText={round === 0 ? asked : ''}
        inputRef={input}
        onSelect={(picked) => {
          setVenue(picked);
          announce(`Selected ${picked.name}`);
        }}
      />
      <SearchModeChoice mode={mode} onChange={setMode} />
      {venue && <SelectedVenueCard venue={venue} onClear={clear} />}
    </Hero>
  );
}
