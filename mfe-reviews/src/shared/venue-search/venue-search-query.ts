import type { QueryOf } from '@waymark/mfe-kit';
import type { searchVenues } from '../../endpoints';

export type SearchMode = 'local' | 'global';

export const MIN_QUERY_LENGTH = 2;
/** The server rejects longer texts. */
export const MAX_QUERY_LENGTH = 200;
/** The maximum that a search returns; the box requests fewer. */
export const MAX_RESULTS = 50;

/** Local mode sends the UK only if the UK was detected; global mode forces worldwide. */
export const venueSearch = (
  text: string,
  mode: SearchMode,
  inUk: boolean,
  limit?: number,
): QueryOf<typeof searchVenues> => ({
  q: text.trim(),
  forceGlobal: mode === 'global' ? 'true' : undefined,
  userCountry: mode === 'local' && inUk ? 'UK' : undefined,
  limit,
});
