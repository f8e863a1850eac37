import type { FootpathReport } from '@waymark/contracts-maps';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What the map and the table of places say follows from many reports: they ask again. */
const MADE_OF_MANY = ['/api/footpath-reports/map', '/api/footpath-reports/places'];

function withReport(data: unknown, report: FootpathReport): unknown {
  if (Array.isArray(data)) return data.map((item) => withReport(item, report));
  if (typeof data !== 'object' || data === null) return data;
  if ('verificationCount' in data && 'id' in data) return data.id === report.id ? { ...data, ...report } : data;
  if ('items' in data) return { ...data, items: withReport(data.items, report) };
  if ('pages' in data) return { ...data, pages: withReport(data.pages, report) };
  return data;
}

const startsWithOne = (key: QueryKey, addresses: readonly string[]): boolean =>
  addresses.some((address) => String(key[0]).startsWith(address));

/** Writes the answer to a change into every list that shows the report, where it stays; nothing is asked twice. */
export function applyReport(cache: QueryClient, report: FootpathReport): void {
  cache.setQueriesData({}, (data: unknown) => withReport(data, report));
  void cache.invalidateQueries({ predicate: ({ queryKey }) => startsWithOne(queryKey, MADE_OF_MANY) });
}

/** Somebody else changed or removed it meanwhile: what is shown of reports is asked anew. */
export const refreshReports = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ predicate: ({ queryKey }) => startsWithOne(queryKey, ['/api/footpath-reports']) });
