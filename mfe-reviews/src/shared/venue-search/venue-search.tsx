import { useQuery } from '@tanstack/react-query';
import type { VenueSearchResult } from '@waymark/contracts-reviews';
import { pointOut } from '@waymark/mfe-kit';
import { Button, Combobox, lengthProblem, SearchIcon, Stack } from '@waymark/ui';
import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { NoVenuesFound } from './no-venues-found';
import { SearchRow } from './search-row';
import { venueSearchQuery } from './search-venues';
import { AskedOption, VenueOption } from './venue-option';
import { MAX_QUERY_LENGTH, MIN_QUERY_LENGTH, type SearchMode } from './venue-search-query';

const DEBOUNCE_MS = 500;

/** The text in the box, and the text that the server was asked for: the same 500 ms later, or at once. */
export function useSearchText(initial: string) {
  const [text, setBoxText] = useState(initial);
  const [asked, setAsked] = useState(text);
  const [picked, setPicked] = useState<string | null>(null);

  useEffect(() => {
    if (text === asked || text === picked || lengthProblem(text, MAX_QUERY_LENGTH)) return;
    const timer = setTimeout(() => setAsked(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, asked, picked]);

  return {
    text,
    asked: text === picked ? '' : asked,
    setText: setBoxText,
    askNow: () => {
      setPicked(null);
      setAsked(text);
    },
    /** The name of a chosen venue goes into the box, and is not a new search. */
    pick: (name: string) => {
      setPicked(name);
      setBoxText(name);
    },
  };
}

interface VenueSearchProps {
  label: string;
  mode: SearchMode;
  inUk: boolean;
  onSelect: (venue: VenueSearchResult) => void;
  initialText?: string;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Told of each change of the text. */
  onText?: (text: string) => void;
  /** Shows the Search button; a form inside another form cannot have one. */
  withButton?: boolean;
  /** Search and Enter show all results in the page; without it they open the list. */
  onShowAll?: (text: string) => void;
  /** The whole search in words, from what was understood of the text. */
  inWords?: (understood: string) => string;
  /** The text whose results the page shows: nothing is suggested for it. */
  shownText?: string;
  /** A second question beside the box; `besideText` is what stands in it, which is enough to search for. */
  beside?: ReactNode;
  besideText?: string;
  /** As the second question of a page: box, question and button join to one. */
  joined?: 'large' | 'compact';
}

/** A place of that name, or the search as it was understood. */
type Suggestion = VenueSearchResult | { understood: string };

/** As many as fit a list that drops down. */
const LISTED = 10;

const TOO_SHORT = `Type at least ${MIN_QUERY_LENGTH} characters`;

/** Venue search as an ARIA combobox: asks 500 ms after the last key, at once with the Search button. */
export function VenueSearch({
  label,
  mode,
  inUk,
  onSelect,
  initialText = '',
  inputRef,
  onText,
  withButton = true,
  onShowAll,
  inWords,
  shownText,
  beside,
  besideText = '',
  joined,
}: VenueSearchProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  const { text, asked, setText, askNow, pick } = useSearchText(initialText);
  const [refused, setRefused] = useState<string | null>(null);
  const tooShort = text.trim().length < MIN_QUERY_LENGTH;
  const canAsk = !tooShort || (text.trim() === '' && besideText.trim().length >= MIN_QUERY_LENGTH);
  const isShown = asked !== '' && asked.trim() === shownText;
  const search = useQuery(venueSearchQuery(isShown ? '' : asked, mode, inUk));
  const idle = isShown || asked.trim().length < MIN_QUERY_LENGTH || tooShort;
  const found = idle || search.isError ? undefined : search.data;
  const understood = (onShowAll && found?.understood && (inWords?.(found.understood) ?? found.understood)) || null;
  const venues = (found?.venues ?? []).slice(0, understood ? LISTED - 1 : LISTED);
  // First the search itself: names that happen to have its words come after.
  const items: Suggestion[] = understood ? [{ understood }, ...venues] : venues;
  // Nothing found in time is not that there is nothing.
  const ranOut = search.data?.isWhole === false && items.length === 0;

  // The open list takes Enter for itself, also when none of its lines is chosen.
  function enterWithoutChoice(event: KeyboardEvent) {
    const isChoosing = input.current?.getAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || event.target !== input.current || isChoosing || event.nativeEvent.isComposing) return;
    event.preventDefault();
    input.current.form?.requestSubmit();
  }

  function refuse() {
    setRefused(text);
    pointOut(input.current, TOO_SHORT);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!canAsk) {
      refuse();
      return;
    }
    if (onShowAll) {
      onShowAll(text);
      return;
    }
    askNow();
    // A click opens the list again after Escape; focus keeps the arrows working.
    input.current?.focus();
    input.current?.click();
  }

  const box = (
    <Combobox<Suggestion>
      label={label}
      hint={joined ? undefined : 'Type at least 2 characters of a name, a city or a station code.'}
      error={refused === text && TOO_SHORT}
      ref={input}
      maxLength={MAX_QUERY_LENGTH}
      items={items}
      itemToString={(item) => ('understood' in item ? text : item.name)}
      itemKey={(item) => ('understood' in item ? 'understood' : item.id)}
      renderOption={(item) =>
        'understood' in item ? <AskedOption words={item.understood} /> : <VenueOption venue={item} />
      }
      inputValue={text}
      onInputValueChange={(next) => {
        setText(next);
        onText?.(next);
      }}
      onSelect={(item) => {
        if ('understood' in item) return onShowAll?.(text);
        pick(item.name);
        onSelect(item);
      }}
      status={searchStatus(idle, search.isFetching || text !== asked, search.isError || ranOut)}
      empty={joined ? undefined : <NoVenuesFound text={asked} />}
      noun={understood ? ['suggestion', 'suggestions'] : ['venue', 'venues']}
    />
  );
  if (!withButton) return box;
  const foundNone = search.data?.isWhole && items.length === 0 && !idle && text === asked;
  return (
    <Stack as="form" role="search" $gap={3} onSubmit={submit} onKeyDown={onShowAll && enterWithoutChoice}>
      <SearchRow $joined={joined}>
        {box}
        {beside}
        <Button
          type="submit"
          variant="primary"
          icon={<SearchIcon />}
          disabled={text.trim() === '' && besideText.trim() === ''}
          onRefused={refuse}
        >
          Search
        </Button>
      </SearchRow>
      {joined && foundNone && <NoVenuesFound text={asked} />}
    </Stack>
  );
}

/** A search that failed empties the list and says nothing; it is not an empty answer. */
function searchStatus(idle: boolean, waiting: boolean, failed: boolean): 'idle' | 'loading' | 'ready' {
  if (idle) return 'idle';
  if (waiting) return 'loading';
  return failed ? 'idle' : 'ready';
}
