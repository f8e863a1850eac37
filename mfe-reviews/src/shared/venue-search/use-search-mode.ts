import { useInBrowser } from '@waymark/mfe-kit';
import { useState } from 'react';
import { NOWHERE, readBrowserPlace } from './read-browser-place';
import type { SearchMode } from './venue-search-query';
import { isInUk } from './uk-detection';

/** Local for browsers in the UK, worldwide for all others, until the person chooses. */
export function useSearchMode() {
  const inUk = isInUk(useInBrowser(readBrowserPlace, NOWHERE));
  const [chosen, setMode] = useState<SearchMode | null>(null);
  return { inUk, mode: chosen ?? (inUk ? 'local' : 'global'), setMode };
}
