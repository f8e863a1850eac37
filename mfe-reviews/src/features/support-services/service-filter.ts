import { SUPPORT_SERVICE_TYPES, type SupportServiceType } from '@waymark/contracts-reviews';

export interface ServiceFilter {
  text: string;
  city: string;
  type: SupportServiceType | null;
}

export const NO_FILTER: ServiceFilter = { text: '', city: '', type: null };

export const isFiltered = ({ text, city, type }: ServiceFilter): boolean => Boolean(text || city || type);

/** Reads the filter from the URL; ignores unknown values and cuts text to the server's limit. */
export function filterFromQuery(query: URLSearchParams): ServiceFilter {
  return {
    text: (query.get('q') ?? '').slice(0, 200),
    city: (query.get('city') ?? '').trim().slice(0, 100),
    type: SUPPORT_SERVICE_TYPES.find((type) => type === query.get('type')) ?? null,
  };
}

/** Returns only parameters that are set, so that a page without filters has a plain URL. */
export function queryFromFilter({ text, city, type }: ServiceFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (text.trim()) query.set('q', text.trim());
  if (city) query.set('city', city);
  if (type) query.set('type', type);
  return query;
}
