import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { addressOf, callForPage } from '@waymark/mfe-kit';
import { listSupportServices } from '../../../endpoints';
import type { ServiceFilter } from '../service-filter';
import { SERVICES_KEY } from './get-service-filters';

/** Support services page by page. */
export function supportServicesQuery({ text, city, type }: ServiceFilter) {
  const query = { q: text.trim() || undefined, city: city || undefined, type: type ?? undefined };
  return infiniteQueryOptions({
    queryKey: [...SERVICES_KEY, addressOf(listSupportServices, { query })],
    queryFn: ({ pageParam, signal }) =>
      callForPage(listSupportServices, { query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}
