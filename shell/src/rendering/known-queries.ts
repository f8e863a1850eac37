import type { QueryClient } from '@tanstack/react-query';
import { KNOWN_QUERIES_ELEMENT_ID, type KnownQuery } from '@waymark/contracts-core';

/** Whoever opens another slice's page later than this asks for what is there then. */
const FRESH_FOR_MS = 30_000;

/** Gives each slice's cache what this page was rendered with: its first drawing is the server's, and it asks for none of it. */
export function fillCache(client: QueryClient): void {
  if (performance.now() > FRESH_FOR_MS) return;
  const text = document.getElementById(KNOWN_QUERIES_ELEMENT_ID)?.textContent;
  for (const { key, data, at } of JSON.parse(text || '[]') as KnownQuery[])
    client.setQueryData(key, data, { updatedAt: at });
}
