import { Inject, Injectable } from '@nestjs/common';
import { MOST_COUNTED } from '@waymark/contracts-reviews';
import { CONFIG } from '@waymark/service-kit';
import { Meilisearch, type Index, type Settings } from 'meilisearch';
import type { ReviewsConfig } from '../config';
import type { SearchableVenue } from './searchable-venue';

/** Settings of the index `venues`. A rebuild applies them, and so does each process to the index that it finds. */
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
  // Measured by attribute, not by word pair: half the time and space for an index of 460,000.
  proximityPrecision: 'byAttribute',
  facetSearch: false,
  searchCutoffMs: 150,
  pagination: { maxTotalHits: MOST_COUNTED },
};

export const VENUES_INDEX = 'venues';
/** A short timeout, because a write only adds a document to Meilisearch's queue. */
const WRITE_TIMEOUT_MS = 1_500;
const REBUILD_TIMEOUT_MS = 60_000;

/** The client for writing documents and settings; searches use their own, shorter deadline. */
@Injectable()
export class MeilisearchClient {
  readonly client: Meilisearch;
  /** A client with a long timeout, for a rebuild that sends thousands of documents at a time. */
  readonly patient: Meilisearch;

  constructor(@Inject(CONFIG) { MEILI_URL: host, MEILI_KEY: apiKey }: ReviewsConfig) {
    this.client = new Meilisearch({ host, apiKey, timeout: WRITE_TIMEOUT_MS });
    this.patient = new Meilisearch({ host, apiKey, timeout: REBUILD_TIMEOUT_MS });
  }

  get venues(): Index<SearchableVenue> {
    return this.client.index<SearchableVenue>(VENUES_INDEX);
  }
}
