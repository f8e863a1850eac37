import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactElement } from 'react';
import { createSliceQueryClient } from './create-slice-query-client';
import { getHost, type Host } from './host';

const clients = new WeakMap<Host, QueryClient>();

/**
 * Returns the slice's own cache, shared by its pages but not with other slices. A browser has one host and so one
 * cache; a server has one per rendered page, so that nobody sees data fetched for another person.
 */
export function sliceQueryClient(): QueryClient {
  const host = getHost();
  const known = clients.get(host);
  if (known) return known;
  const client = createSliceQueryClient();
  clients.set(host, client);
  host.cacheMade?.(client);
  return client;
}

/** Wraps a page or slot in the slice's cache; the shell does not know how a slice fetches data. */
export function withQueries<Props extends object = object>(Part: ComponentType<Props>): (props: Props) => ReactElement {
  return function WithQueries(props: Props) {
    return (
      <QueryClientProvider client={sliceQueryClient()}>
        <Part {...props} />
      </QueryClientProvider>
    );
  };
}
