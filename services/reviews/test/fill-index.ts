import type { Database } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import { Meilisearch } from 'meilisearch';
import { PlaceStore } from '../src/search/places/place-store';
import { rebuildIndex } from '../src/search/rebuild-index';
import type { ReviewsService } from './reviews-service';

/** What was loaded behind the service's back can be found: its search index is built, after any rebuild of its own, its book of places read. */
export async function fillIndex(service: ReviewsService, database: Database): Promise<void> {
  const { url, key } = service.meilisearch;
  const meilisearch = new Meilisearch({ host: url, apiKey: key });
  await until('the search index', 120_000, () => rebuildIndex({ database, meilisearch }));
  await service.get(PlaceStore).read();
}
