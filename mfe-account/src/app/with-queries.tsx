import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { sliceQueryClient } from './slice-query-client';

/** A page with the slice's cache around it: the shell knows nothing of how a slice fetches. */
export function withQueries(Page: ComponentType): ComponentType {
  return function PageWithQueries() {
    return (
      <QueryClientProvider client={sliceQueryClient}>
        <Page />
      </QueryClientProvider>
    );
  };
}
