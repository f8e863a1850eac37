import { queryOptions } from '@tanstack/react-query';
import { addressOf, call } from '@waymark/mfe-kit';
import { getSupportServiceFilters, listSupportServices } from '../../endpoints';

/** Of every list of services and what they are narrowed by: an import makes all of them old. */
export const SERVICES_KEY = [addressOf(listSupportServices)];

/** Cities and types to choose from. */
export const serviceFiltersQuery = queryOptions({
  queryKey: [...SERVICES_KEY, addressOf(getSupportServiceFilters)],
  queryFn: ({ signal }) => call(getSupportServiceFilters, { signal }),
});
