import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactElement } from 'react';
import { createSliceQueryClient } from './create-slice-query-client';
import { getHost, type Host } from './host';

const clients = new WeakMap<Host, QueryClient>();

/**
 * The slice's own cache: kept between its pages, shared with no other slice. A browser has one host and so one cache; a
 * server has one for each page that it draws, so that nobody reads what was fetched for somebody else.
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

/** A page or slot with the slice's cache around it: the shell knows nothing of how a slice fetches. */
export function withQueries<Props extends object = object>(Part: ComponentType<Props>): (props: Props) => ReactElement {
  return function WithQueries(props: Props) {
    return (
      <QueryClientProvider client={sliceQueryClient()}>
        <Part {...props} />
      </QueryClientProvider>
    );
  };
}
