import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactElement } from 'react';
import { sliceQueryClient } from './slice-query-client';

/** A page or slot with the slice's cache around it: the shell knows nothing of how a slice fetches. */
export function withQueries<Props extends object = object>(Part: ComponentType<Props>): (props: Props) => ReactElement {
  return function WithQueries(props: Props) {
    return (
      <QueryClientProvider client={sliceQueryClient}>
        <Part {...props} />
      </QueryClientProvider>
    );
  };
}
