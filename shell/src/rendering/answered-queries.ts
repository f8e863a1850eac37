import type { QueryClient } from '@tanstack/react-query';
import type { KnownQuery } from '@waymark/contracts-core';

interface Suspendable {
  queryHash: string;
  enabled?: unknown;
}

/**
 * Lets a server draw a page with its data: a query that is on makes its component wait for the answer. A query that gets none
 * stays as a browser first draws it, pending. Returns how to read the queries that were answered.
 */
export function waitForAnswers(client: QueryClient): () => KnownQuery[] {
  const unanswered = new Set<string>();
  const cache = client.getQueryCache();
  const withDefaults = client.defaultQueryOptions.bind(client);
  client.defaultQueryOptions = ((options: never) => {
    const full = withDefaults(options) as Suspendable;
    const waits = full.enabled !== false && !unanswered.has(full.queryHash);
    // `suspense` is what the library's own suspending hooks set.
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

/** Whether the browser gets it back as it was. */
function isJson(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isJson);
  const isPlain = [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);
  return isPlain && Object.values(value).every(isJson);
}
