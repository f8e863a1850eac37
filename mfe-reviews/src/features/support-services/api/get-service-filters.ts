import { queryOptions } from '@tanstack/react-query';
import type { SupportServiceFilters } from '@waymark/contracts-reviews';
import { apiClient } from '@waymark/mfe-kit';

const PATH = '/api/support-services/filters';

/** Cities and types to choose from. */
export const serviceFiltersQuery = queryOptions({
  queryKey: ['/api/support-services', PATH],
  queryFn: ({ signal }) => apiClient.get<SupportServiceFilters>(PATH, { signal }),
});
