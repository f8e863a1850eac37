import { queryOptions } from '@tanstack/react-query';
import type { openApiEndpoint } from '@waymark/contracts-core';
import { call, endpoint } from '@waymark/mfe-kit';
import { operationsOf, type Operation } from '../operations';

/** Slices in the order in which somebody who builds on us wants them, and what each is called. */
export const DESCRIBED = [
  { slice: 'reviews', title: 'Places, reviews and search' },
  { slice: 'maps', title: 'Towns, postcodes and maps' },
  { slice: 'community', title: 'Feedback' },
  { slice: 'account', title: 'Accounts and profiles' },
] as const;

export const openApiAddress = (slice: string): string => `/api/openapi/${slice}`;

type GetOpenApi = ReturnType<typeof openApiEndpoint>;

/**
 * What a slice can be asked. Not in the consumer's contract, where it would stand for a version of each slice that must be
 * live: of one that is away this page says so.
 */
export function openApiQuery(slice: string) {
  return queryOptions({
    queryKey: [openApiAddress(slice)],
    queryFn: async ({ signal }): Promise<Operation[]> =>
      operationsOf(await call(endpoint<GetOpenApi>('GET', `/api/openapi/${slice}`), { signal })),
    staleTime: Infinity,
  });
}
