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

/** The service counts squares and towns anew once a second. */
const COUNTED_MS = 2_000;

const askAgain = (cache: QueryClient, addresses: readonly string[]): Promise<void> =>
  cache.invalidateQueries({ predicate: ({ queryKey }) => startsWithOne(queryKey, addresses) });

/** Now for what is there at once, and again when it is counted. */
function askOfMany(cache: QueryClient): void {
  void askAgain(cache, MADE_OF_MANY);
  setTimeout(() => void askAgain(cache, MADE_OF_MANY), COUNTED_MS);
}

/** Writes the answer to a change into every list that shows the report, where it stays; nothing is asked twice. */
export function applyReport(cache: QueryClient, report: FootpathReport): void {
  cache.setQueriesData({}, (data: unknown) => withReport(data, report));
  askOfMany(cache);
}

/** A report came, or somebody else changed or removed one: what is shown of reports is asked anew. */
export function refreshReports(cache: QueryClient): Promise<void> {
  askOfMany(cache);
  return askAgain(cache, ['/api/footpath-reports']);
}
