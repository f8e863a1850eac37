import type { Database } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import { Meilisearch } from 'meilisearch';
import { rebuildIndex } from '../src/search/rebuild-index';
import type { ReviewsService } from './reviews-service';

/** Builds the search index of what was loaded behind the service's back, after any rebuild of its own. */
export async function fillIndex({ meilisearch: { url, key } }: ReviewsService, database: Database): Promise<void> {
  const meilisearch = new Meilisearch({ host: url, apiKey: key });
  await until('the search index', 120_000, () => rebuildIndex({ database, meilisearch }));
}
