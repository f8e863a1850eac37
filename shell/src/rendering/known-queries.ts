import type { QueryClient } from '@tanstack/react-query';
import { KNOWN_QUERIES_ELEMENT_ID, type KnownQuery } from '@waymark/contracts-core';

/** After this time, a newly opened page of another remote fetches current data. */
const FRESH_FOR_MS = 30_000;

/**
 * Fills each slice's cache with the server's data. The first render then matches the server's and fetches none of it.
 */
export function fillCache(client: QueryClient): void {
  if (performance.now() > FRESH_FOR_MS) return;
  const text = document.getElementById(KNOWN_QUERIES_ELEMENT_ID)?.textContent;
  for (const { key, data, at } of JSON.parse(text || '[]') as KnownQuery[])
    client.setQueryData(key, data, { updatedAt: at });
}
