import type { QueryClient } from '@tanstack/react-query';
import type { KnownQuery } from '@waymark/contracts-core';

interface Suspendable {
  queryHash: string;
  enabled?: unknown;
}

/**
 * Lets a server render a page with its data: an enabled query suspends its component until the response. A query
 * without a response stays pending, as in a browser's first render. Returns a function that reads the answered
 * queries.
 */
export function waitForAnswers(client: QueryClient): () => KnownQuery[] {
  const unanswered = new Set<string>();
  const cache = client.getQueryCache();
  const withDefaults = client.defaultQueryOptions.bind(client);
  client.defaultQueryOptions = ((options: never) => {
    const full = withDefaults(options) as Suspendable;
    const waits = full.enabled !== false && !unanswered.has(full.queryHash);
    // The library's suspending hooks also set `suspense`.
    return { ...full, retry: false, suspense: waits };
  }) as typeof client.defaultQueryOptions;
  cache.config.onError = (_error, query) => {
    unanswered.add(query.queryHash);
    cache.remove(query);
  };
  return () =>
    cache.getAll().flatMap(({ queryKey, state: { data, dataUpdatedAt } }) => {
      if (data === undefined) return [];
      if (!isJson(data)) throw new Error(`The data of ${JSON.stringify(queryKey)} is not JSON`);
      return [{ key: [...queryKey], data, at: dataUpdatedAt }];
    });
}

/** Checks that the value survives JSON unchanged. */
function isJson(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isJson);
  const isPlain = [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);
  return isPlain && Object.values(value).every(isJson);
}
