import { Inject, Injectable } from '@nestjs/common';
import { MOST_COUNTED } from '@waymark/contracts-reviews';
import { CONFIG, HealthChecks } from '@waymark/service-kit';
import { Meilisearch, type Index, type Settings } from 'meilisearch';
import type { ReviewsConfig } from '../config';
import type { SearchableVenue } from './searchable-venue';

/** How the index `venues` searches; applied by rebuild-search-index and when a document comes before any rebuild. */
export const INDEX_SETTINGS: Settings = {
  searchableAttributes: ['names', 'code', 'city', 'area', 'kindWords', 'country'],
  filterableAttributes: [
    'category',
    'kind',
    'countryCode',
    'code',
    'rating',
    'yes',
    'partly',
    'no',
    'confirmed',
    '_geo',
  ],
  sortableAttributes: ['_geo', 'importance', 'rating', 'newestFact'],
  rankingRules: ['words', 'typo', 'sort', 'exactness', 'importance:desc', 'attribute', 'proximity'],
  typoTolerance: {
    enabled: true,
    minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 },
    disableOnAttributes: ['code', 'country', 'kindWords', 'area'],
  },
  // Whole attributes, not every pair of words: half the time and room for an index of 460,000.
  proximityPrecision: 'byAttribute',
  facetSearch: false,
  searchCutoffMs: 150,
  pagination: { maxTotalHits: MOST_COUNTED },
};

export const VENUES_INDEX = 'venues';
/** Writing only puts a document into Meilisearch's queue. */
const WRITE_TIMEOUT_MS = 1_500;

/** The connection for writing documents and settings; searching uses its own, shorter deadline. */
@Injectable()
export class MeilisearchClient {
  readonly client: Meilisearch;

  constructor(@Inject(CONFIG) config: ReviewsConfig) {
    this.client = new Meilisearch({ host: config.MEILI_URL, apiKey: config.MEILI_KEY, timeout: WRITE_TIMEOUT_MS });
  }

  get venues(): Index<SearchableVenue> {
    return this.client.index<SearchableVenue>(VENUES_INDEX);
  }
}

/** Search goes on from PostgreSQL without Meilisearch: degraded, never down. */
@Injectable()
export class SearchHealth {
  constructor(checks: HealthChecks, meilisearch: MeilisearchClient) {
    checks.add(
      'search',
      async () => {
        await meilisearch.client.health();
      },
      { critical: false },
    );
  }
}
