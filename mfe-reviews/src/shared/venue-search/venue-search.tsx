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

/**
 * Returns the text in the box and the text sent to the server: the same one 500 ms later, or immediately on request.
 */
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
    /** Puts the name of a chosen venue into the box without a new search. */
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
  /** Called on each change of the text. */
  onText?: (text: string) => void;
  /** Shows the Search button; leave it out inside another form. */
  withButton?: boolean;
  /** Search and Enter show all results in the page; without it, they open the list. */
  onShowAll?: (text: string) => void;
  /** Returns the whole search as text, from the understood query. */
  inWords?: (understood: string) => string;
  /** The text of the shown results; it gets no suggestions. */
  shownText?: string;
  /** A second field beside the box. `besideText` is its text, which is enough for a search. */
  beside?: ReactNode;
  besideText?: string;
  /** Joins box, second field and button in one frame. */
  joined?: 'large' | 'compact';
}

/** A venue with that name, or the search as understood. */
type Suggestion = VenueSearchResult | { understood: string };

/** Number of suggestions that fit into the dropdown list. */
const LISTED = 10;

const TOO_SHORT = `Enter at least ${MIN_QUERY_LENGTH} characters`;

/** Venue search as an ARIA combobox: queries 500 ms after the last key press, or immediately with the Search button. */
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
  // The search itself comes first; venues that happen to contain its words follow.
  const items: Suggestion[] = understood ? [{ understood }, ...venues] : venues;
  // An empty result after a time-out does not mean that there is nothing.
  const ranOut = search.data?.isWhole === false && items.length === 0;

  // The open list handles Enter itself, even without an active option.
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
    // A click reopens the list after Escape; the focus keeps the arrow keys working.
    input.current?.focus();
    input.current?.click();
  }

  const box = (
    <Combobox<Suggestion>
      label={label}
      hint={joined ? undefined : 'Enter at least 2 characters of a name, a city or a station code.'}
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

/** A failed search empties the list without a message, but does not count as an empty result. */
function searchStatus(idle: boolean, waiting: boolean, failed: boolean): 'idle' | 'loading' | 'ready' {
  if (idle) return 'idle';
  if (waiting) return 'loading';
  return failed ? 'idle' : 'ready';
}
