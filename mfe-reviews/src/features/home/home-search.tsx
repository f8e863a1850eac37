import type { VenueSearchResult } from '@waymark/contracts-reviews';
import { usePageTitle } from '@waymark/mfe-kit';
import { PageHeading } from '@waymark/ui';
import { useRef, useState, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MIN_QUERY_LENGTH, MAX_QUERY_LENGTH } from '../../shared/venue-search/venue-search-query';
import { SearchModeChoice } from '../../shared/venue-search/search-mode-choice';
import { useSearchMode } from '../../shared/venue-search/use-search-mode';
import { VenueSearch } from '../../shared/venue-search/venue-search';
import { SearchResults } from './search-results/search-results';
import { Hero } from './hero';
import { MyLocation } from './my-location';
import { SelectedVenueCard } from './selected-venue-card';

/**
 * Where the focus goes when the address asks for something else: to the results after a search in this page, and as on
 * any change of page to the heading when a link, the logo or the way back did it. `isOwn`: the box asked for it itself.
 */
function useSearchFocus(asked: string, isOwn: boolean, round: unknown) {
  const results = useRef<HTMLElement>(null);
  const wantsResults = useRef(false);
  const before = useRef(asked);

  // Their place is drawn when the address has changed, some time after the press.
  useEffect(() => {
    const isOther = before.current !== asked;
    before.current = asked;
    if (wantsResults.current) {
      if (!results.current || !isOwn) return;
      wantsResults.current = false;
      results.current.scrollIntoView();
      results.current.focus({ preventScroll: true });
    } else if (isOther) {
      window.scrollTo(0, 0);
      document.getElementById('page-heading')?.focus({ preventScroll: true });
    }
  }, [asked, isOwn, round]);

  const wantResults = () => {
    wantsResults.current = true;
  };
  return { results, wantResults };
}

/** The `search` parameter of the address: a hashtag from the search guide (S1 section 2), or what was searched for here. */
function useAskedText() {
  const [params, setParams] = useSearchParams();
  const asked = (params.get('search') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  const ask = (text: string) => setParams({ search: text.trim() }, { preventScrollReset: true });
  return { asked, ask };
}

const LEAD =
  'Look up a station, museum, hotel or café and see what disabled visitors found there. Free to use, for everybody.';

/** Hero with the search first, the card of the venue that was picked, and what the address asked for. */
export function HomeSearch({ headline }: { headline: string }) {
  const { inUk, mode, setMode } = useSearchMode();
  const [venue, setVenue] = useState<VenueSearchResult | null>(null);
  const { asked, ask } = useAskedText();
  // A new start of the search box: its round makes it a new box, its text is what stands in it. What the box asked for
  // itself stands in it already.
  const [start, setStart] = useState({ round: 0, text: asked, from: asked, own: '' });
  if (start.from !== asked) {
    setStart(
      start.own === asked ? { ...start, from: asked } : { round: start.round + 1, text: asked, from: asked, own: '' },
    );
  }
  const input = useRef<HTMLInputElement>(null);
  const { results, wantResults } = useSearchFocus(asked, start.own === asked, start);

  const hasResults = asked.length >= MIN_QUERY_LENGTH;
  const title = hasResults ? `Search results for ${asked}` : headline;
  usePageTitle(title);

  function startAgain(text: string) {
    setVenue(null);
    setStart({ round: start.round + 1, text, from: asked, own: '' });
    // The pressed button may be gone by then; focus goes to where the search is, and a click opens its list.
    requestAnimationFrame(() => {
      input.current?.focus();
      if (text) input.current?.click();
    });
  }

  function showAll(text: string) {
    wantResults();
    setStart({ ...start, own: text.trim() });
    ask(text);
  }

  return (
    <>
      <Hero $compact={hasResults}>
        <PageHeading lead={hasResults ? undefined : LEAD}>{title}</PageHeading>
        <VenueSearch
          key={start.round}
          label="Search for a venue"
          mode={mode}
          inUk={inUk}
          initialText={start.text}
          inputRef={input}
          onShowAll={showAll}
          shownText={asked}
          onSelect={setVenue}
        />
        <SearchModeChoice mode={mode} onChange={setMode} />
        <MyLocation onSearchIn={startAgain} />
        {venue && <SelectedVenueCard venue={venue} onClear={() => startAgain('')} />}
      </Hero>
      {hasResults && <SearchResults ref={results} asked={asked} mode={mode} inUk={inUk} />}
    </>
  );
}
