import type { VenueSearchResult } from '@waymark/contracts-reviews';
import { useInBrowser } from '@waymark/mfe-kit';
import { useEffect, useState } from 'react';

interface TypedSearch {
  q: string;
  where: string;
  /** Words of the question that were pressed rather than typed. */
  features: readonly string[];
  /** Picked from the list below the box. */
  venue: VenueSearchResult | null;
}

const NOTHING: TypedSearch = { q: '', where: '', features: [], venue: null };
/** Browsers refuse more than a hundred changes of their history in half a minute. */
const PAUSE_MS = 400;

/** What stands in the search of the home page. It is kept with this entry of the browser's history: Back finds it again. */
export function useTypedSearch() {
  const kept = useInBrowser(keptSearch, NOTHING);
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

function keptSearch(): TypedSearch {
  const { homeSearch } = Object(window.history.state) as { homeSearch?: Partial<TypedSearch> };
  return homeSearch ? { ...NOTHING, ...homeSearch } : NOTHING;
}

function keepSearch(homeSearch: TypedSearch): void {
  window.history.replaceState({ ...(Object(window.history.state) as object), homeSearch }, '');
}
