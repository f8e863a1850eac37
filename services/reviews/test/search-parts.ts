import { readFileSync } from 'node:fs';
import { Database } from '@waymark/service-kit';
import type { ReviewsConfig } from '../src/config';
import { KindTotals } from '../src/search/kind-totals';
import { MeilisearchSearch } from '../src/search/meilisearch-search';
import { FilteredSearch } from '../src/search/filtered-search';
import { PlaceStore } from '../src/search/places/place-store';
import { PostgresSearch } from '../src/search/postgres-search';
import { SearchEngine } from '../src/search/search-engine';
import { SearchHits } from '../src/search/understood-search/search-hits';

interface Running {
  services: { reviews: { DATABASE_URL: string; MEILI_URL: string; MEILI_KEY: string } };
}

type Log = ConstructorParameters<typeof Database>[2];
type Jobs = ConstructorParameters<typeof PlaceStore>[1];

/**
 * The search providers of the reviews service, read-only, on the databases of a running platform: RUNNING is its
 * running.json.
 */
export async function searchParts() {
  const file = process.env['RUNNING'];
  if (!file) throw new Error('Say which platform to read: RUNNING=<data folder>/running.json');
  const { reviews } = (JSON.parse(readFileSync(file, 'utf8')) as Running).services;
  const url = new URL(reviews.DATABASE_URL);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  const database = new Database(url.href, 'search-parts', { warn: console.warn } as unknown as Log);
  const totals = new KindTotals(database);
  const postgres = new PostgresSearch(database, new FilteredSearch(database, totals));
  const engine = new SearchEngine(new MeilisearchSearch(reviews as unknown as ReviewsConfig), postgres);
  const places = new PlaceStore(database, { add: () => undefined } as unknown as Jobs);
  await Promise.all([places.read(), totals.read()]);
  return { database, engine, places, hits: new SearchHits(database) };
}
