import type { FootpathReport } from '@waymark/contracts-maps';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The map and the table of places are aggregates, so they must be fetched again. */
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

/** Milliseconds until lists of towns are read again; the service recalculates them once a second. */
const COUNTED_MS = 2_000;

const askAgain = (cache: QueryClient, addresses: readonly string[]): Promise<void> =>
  cache.invalidateQueries({ predicate: ({ queryKey }) => startsWithOne(queryKey, addresses) });

/** Refetches immediately for single reports, and again after the recalculation. */
function askOfMany(cache: QueryClient): void {
  void askAgain(cache, MADE_OF_MANY);
  setTimeout(() => void askAgain(cache, MADE_OF_MANY), COUNTED_MS);
}

/** Writes the response of a change into every cached list with the report, in place, without another fetch. */
export function applyReport(cache: QueryClient, report: FootpathReport): void {
  cache.setQueriesData({}, (data: unknown) => withReport(data, report));
  askOfMany(cache);
}

/** Refetches all reports, because one was added, or changed or removed by somebody else. */
export function refreshReports(cache: QueryClient): Promise<void> {
  askOfMany(cache);
  return askAgain(cache, ['/api/footpath-reports']);
}
