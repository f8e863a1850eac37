import { useInBrowser } from '@waymark/mfe-kit';
import { useState } from 'react';
import { NOWHERE, readBrowserPlace } from './read-browser-place';
import type { SearchMode } from './venue-search-query';
import { isInUk } from './uk-detection';

/** Local for browsers in the UK, worldwide for all others, until the person chooses; `asked`: what an address asks for. */
export function useSearchMode(asked: 'uk' | 'world' | null = null) {
  const inUk = isInUk(useInBrowser(readBrowserPlace, NOWHERE));
  const [chosen, setMode] = useState<SearchMode | null>(null);
  const wanted = chosen ?? (asked && (asked === 'uk' ? 'local' : 'global'));
  return { inUk: inUk || asked === 'uk', mode: wanted ?? (inUk ? 'local' : 'global'), chosen, setMode };
}
