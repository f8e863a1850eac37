import type { VenueSearchResult } from '@waymark/contracts-reviews';
import { lazyAgain, useAfterContent, useInBrowser, usePageTitle } from '@waymark/mfe-kit';
import { ChipLink, Inline, PageHeading, ToggleChip } from '@waymark/ui';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { positionText } from '../../shared/venue-search/position-text';
import { questionAddress } from '../../shared/venue-search/question';
import { SearchBar } from '../../shared/venue-search/search-bar';
import { SearchModeChoice } from '../../shared/venue-search/search-mode-choice';
import { useSearchMode } from '../../shared/venue-search/use-search-mode';
import { Hero } from './hero';
import { type FoundPlace, MyLocation } from './my-location';

interface TypedSearch {
  q: string;
  where: string;
  /** Words added to the query by pressing chips. */
  features: readonly string[];
  /** Picked from the suggestions. */
  venue: VenueSearchResult | null;
}

const NOTHING: TypedSearch = { q: '', where: '', features: [], venue: null };
/** Milliseconds between two changes of the history; browsers reject more than a hundred in half a minute. */
const PAUSE_MS = 400;

/** Holds the text of the home page's search. It is stored in the history entry, so Back restores it. */
function useTypedSearch() {
  const kept = useInBrowser(storedSearch, NOTHING);
  const [typed, setTyped] = useState<TypedSearch | null>(null);
  const search = typed ?? kept;
  useEffect(() => {
    if (!typed) return undefined;
    const timer = setTimeout(() => keepSearch(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const change = (part: Partial<TypedSearch>) => setTyped((before) => ({ ...(before ?? kept), ...part }));
  return { kept, search, change, keepNow: () => keepSearch(search) };
}

function storedSearch(): TypedSearch {
  const { homeSearch } = Object(window.history.state) as { homeSearch?: Partial<TypedSearch> };
  return homeSearch ? { ...NOTHING, ...homeSearch } : NOTHING;
}

function keepSearch(homeSearch: TypedSearch): void {
  window.history.replaceState({ ...(Object(window.history.state) as object), homeSearch }, '');
}

/** Loaded after the page, because it is needed only once a place is chosen. */
const SelectedVenueCard = lazyAgain(() =>
  import(/* webpackChunkName: "home-after" */ './selected-venue-card').then((part) => ({
    default: part.SelectedVenueCard,
  })),
);

const LEAD =
  'Will it work for you? See what disabled visitors found, how many agree and how recent it is. Free for everyone.';

interface HomeSearchProps {
  headline: string;
  /** Called when the person shares their position. */
  onPosition: (at: string) => void;
}

/** Decoration, so it loads last. */
const StreetArt = lazyAgain(() => import(/* webpackChunkName: "home-after" */ './street-art'));

/** The search (what, where and required features), and the card of the chosen venue. */
export function HomeSearch({ headline, onPosition }: HomeSearchProps) {
  usePageTitle(headline);
  const navigate = useNavigate();
  const isAfter = useAfterContent();
  const { inUk, mode, chosen, setMode } = useSearchMode();
  const { kept, search: typed, change, keepNow } = useTypedSearch();
  const { venue, features } = typed;
  const [round, setRound] = useState(0);
  const [position, setPosition] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function search({ q, where }: { q: string; where: string }, at = position) {
    keepNow();
    const area = chosen && (chosen === 'local' ? 'uk' : 'world');
    void navigate(questionAddress({ q: [q, ...features].filter(Boolean).join(' '), where, area }), { state: { at } });
  }

  function startAgain() {
    change({ q: '', where: '', venue: null });
    setRound(round + 1);
    // Moves the focus to the search, because the pressed button is gone.
    requestAnimationFrame(() => input.current?.focus());
  }

  function found(place: FoundPlace) {
    setPosition(positionText(place));
    onPosition(positionText(place));
  }

  return (
    <Hero
      art={
        isAfter && (
          <Suspense>
            <StreetArt />
          </Suspense>
        )
      }
    >
      <PageHeading lead={LEAD}>{headline}</PageHeading>
      <SearchBar
        key={round}
        mode={mode}
        inUk={inUk}
        inputRef={input}
        chosen={features.join(' ')}
        initialText={round === 0 ? kept.q : ''}
        initialWhere={round === 0 ? kept.where : ''}
        onTyped={change}
        onSearch={search}
        onSelect={(picked) => change({ venue: picked })}
      />
      {venue && (
        <Suspense>
          <SelectedVenueCard venue={venue} onClear={startAgain} />
        </Suspense>
      )}
      <FeatureChips chosen={features} onChange={(now) => change({ features: now })} />
      <Inline $gap={4} $align="flex-start">
        <MyLocation
          onFound={found}
          onSearchIn={(city) => search({ q: input.current?.value.trim() ?? '', where: city })}
        />
        <SearchModeChoice mode={mode} onChange={setMode} />
      </Inline>
    </Hero>
  );
}

/** Text of the chip and its word in the query. */
const FEATURES = [
  ['Step-free', 'step-free'],
  ['Hearing loop', 'hearing loop'],
  ['Accessible toilet', 'accessible toilet'],
  ['Quiet', 'quiet'],
] as const;

interface FeatureChipsProps {
  /** The words of active chips. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Required features as chips instead of typing; each adds a word to the query. */
function FeatureChips({ chosen, onChange }: FeatureChipsProps) {
  const id = useId();
  return (
    <Inline role="group" aria-labelledby={id} $gap={2}>
      <strong id={id}>What you need</strong>
      {FEATURES.map(([label, words]) => (
        <ToggleChip
          key={words}
          pressed={chosen.includes(words)}
          onClick={() => onChange(chosen.includes(words) ? chosen.filter((one) => one !== words) : [...chosen, words])}
        >
          {label}
        </ToggleChip>
      ))}
      <ChipLink to="/accessibility-preferences">See all needs</ChipLink>
    </Inline>
  );
}
