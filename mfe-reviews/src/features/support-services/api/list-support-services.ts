import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { SupportService } from '@waymark/contracts-reviews';
import { apiClient } from '@waymark/mfe-kit';
import { nextPage } from '../next-page';
import { queryFromFilter, type ServiceFilter } from '../service-filter';

const PATH = '/api/support-services';

interface ServicePage {
  services: SupportService[];
  /** Services that match in all, whatever was loaded. */
  total: number;
  next: string | null;
}

/** Support services page by page. The key starts with the call's path, so that an import can mark all of them old. */
export function supportServicesQuery(filter: ServiceFilter) {
  const query = queryFromFilter(filter).toString();
  const first = query ? `${PATH}?${query}` : PATH;
  return infiniteQueryOptions({
    queryKey: [PATH, first],
    queryFn: async ({ pageParam, signal }): Promise<ServicePage> => {
      const { data, headers } = await apiClient.getWithHeaders<SupportService[]>(pageParam, { signal });
      return {
        services: data,
        total: Number(headers.get('x-total-count') ?? data.length),
        next: nextPage(headers.get('link')),
      };
    },
    initialPageParam: first,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}
