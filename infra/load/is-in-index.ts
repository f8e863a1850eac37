import type { Pool } from 'undici';
import { sendOnce } from './send';

/** Whether a search that Meilisearch answers finds the venue of that name. */
export async function isInIndex(pool: Pool, name: string): Promise<boolean> {
  const { status, headers, text } = await sendOnce(pool, { path: `/api/venues/search?q=${encodeURIComponent(name)}` });
  if (status !== 200 || headers['x-search-engine'] !== 'meilisearch') return false;
  return (JSON.parse(text) as { name: string }[]).some((venue) => venue.name === name);
}
