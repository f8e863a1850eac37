export type SearchMode = 'local' | 'global';

export const MIN_QUERY_LENGTH = 2;
/** The server refuses longer texts; the field stops there. */
export const MAX_QUERY_LENGTH = 200;
/** As many as a search answers at most; the box asks for fewer. */
export const MAX_RESULTS = 50;

/** S1 section 7: local mode names the UK only when the UK was detected; global mode forces worldwide. */
export function venueSearchUrl(text: string, mode: SearchMode, inUk: boolean, limit?: number): string {
  const query = new URLSearchParams({ q: text.trim() });
  if (mode === 'global') query.set('forceGlobal', 'true');
  else if (inUk) query.set('userCountry', 'UK');
  if (limit !== undefined) query.set('limit', String(limit));
  return `/api/venues/search?${query.toString()}`;
}
