import { isInUk, useBrowserPlace } from '@waymark/mfe-kit';
import { useState } from 'react';
import type { SearchMode } from './venue-search-query';

/**
 * Returns local mode for browsers in the UK and worldwide mode for others, until the person chooses. `asked`: the mode
 * in the URL.
 */
export function useSearchMode(asked: 'uk' | 'world' | null = null) {
  const inUk = useBrowserPlace(isInUk);
  const [chosen, setMode] = useState<SearchMode | null>(null);
  const wanted = chosen ?? (asked && (asked === 'uk' ? 'local' : 'global'));
  return { inUk: inUk || asked === 'uk', mode: wanted ?? (inUk ? 'local' : 'global'), chosen, setMode };
}
