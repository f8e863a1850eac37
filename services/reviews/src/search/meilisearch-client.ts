import { Inject, Injectable } from '@nestjs/common';
import { MOST_COUNTED } from '@waymark/contracts-reviews';
import { CONFIG } from '@waymark/service-kit';
import { Meilisearch, type Index, type Settings } from 'meilisearch';
import type { ReviewsConfig } from '../config';
import type { SearchableVenue } from './searchable-venue';

/** How the index `venues` searches; applied by a rebuild, and by each process to the index that it finds. */
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
const REBUILD_TIMEOUT_MS = 60_000;

/** The connection for writing documents and settings; searching uses its own, shorter deadline. */
@Injectable()
export class MeilisearchClient {
  readonly client: Meilisearch;
  /** For a rebuild, which hands over thousands of documents at once. */
  readonly patient: Meilisearch;

  constructor(@Inject(CONFIG) { MEILI_URL: host, MEILI_KEY: apiKey }: ReviewsConfig) {
    this.client = new Meilisearch({ host, apiKey, timeout: WRITE_TIMEOUT_MS });
    this.patient = new Meilisearch({ host, apiKey, timeout: REBUILD_TIMEOUT_MS });
  }

  get venues(): Index<SearchableVenue> {
    return this.client.index<SearchableVenue>(VENUES_INDEX);
  }
}
