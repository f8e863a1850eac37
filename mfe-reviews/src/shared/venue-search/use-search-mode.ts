import { useState } from 'react';
import { readBrowserPlace } from './read-browser-place';
import type { SearchMode } from './search-url';
import { isInUk } from './uk-detection';

/** Local for browsers in the UK, worldwide for all others, until the person chooses. */
export function useSearchMode() {
  const [inUk] = useState(() => isInUk(readBrowserPlace()));
  const [mode, setMode] = useState<SearchMode>(inUk ? 'local' : 'global');
  return { inUk, mode, setMode };
}
