import type { Pool } from 'undici';

/** Whether a search that Meilisearch answers finds the venue of that name. */
export async function isInIndex(pool: Pool, name: string): Promise<boolean> {
  const { headers, body } = await pool.request({
    method: 'GET',
    path: `/api/venues/search?q=${encodeURIComponent(name)}`,
  });
  const found = (await body.json()) as { name: string }[] | { status: number };
  return (
    headers['x-search-engine'] === 'meilisearch' && Array.isArray(found) && found.some((venue) => venue.name === name)
  );
}
