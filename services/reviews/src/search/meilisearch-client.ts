import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@waymark/service-kit';
import { Meilisearch, type Index } from 'meilisearch';
import type { ReviewsConfig } from '../config';
import type { SearchableVenue } from './searchable-venue';

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
