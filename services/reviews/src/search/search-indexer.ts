import { Injectable } from '@nestjs/common';
import { TransientError } from '@waymark/service-kit';
import { VenueRepository } from '../venue/venue.repository';
import { INDEX_SETTINGS } from './index-settings';
import { MeilisearchClient } from './meilisearch-client';
import { toSearchable } from './searchable-venue';

/** Writes a venue's document from its row as it is now; doing so twice does no harm. */
@Injectable()
export class SearchIndexer {
  private hasSettings = false;

  constructor(
    private readonly venues: VenueRepository,
    private readonly meilisearch: MeilisearchClient,
  ) {}

  async index(venueId: number): Promise<void> {
    const documents = (await this.venues.byIds([venueId])).map(toSearchable);
    try {
      await this.ensureSettings();
      await this.meilisearch.venues.addDocuments(documents, { primaryKey: 'id' });
    } catch (error) {
      throw new TransientError('The search index did not take a document.', { cause: error });
    }
  }

  /** A document may come before anybody built the index. */
  private async ensureSettings(): Promise<void> {
    if (this.hasSettings) return;
    await this.meilisearch.venues.updateSettings(INDEX_SETTINGS);
    this.hasSettings = true;
  }
}
