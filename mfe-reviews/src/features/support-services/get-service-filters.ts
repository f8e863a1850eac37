import { queryOptions } from '@tanstack/react-query';
import { addressOf, call } from '@waymark/mfe-kit';
import { getSupportServiceFilters, listSupportServices } from '../../endpoints';

/** Key prefix of every list of services and of the filters: an import invalidates all of them. */
export const SERVICES_KEY = [addressOf(listSupportServices)];

/** Queries the available cities and types. */
export const serviceFiltersQuery = queryOptions({
  queryKey: [...SERVICES_KEY, addressOf(getSupportServiceFilters)],
  queryFn: ({ signal }) => call(getSupportServiceFilters, { signal }),
});
