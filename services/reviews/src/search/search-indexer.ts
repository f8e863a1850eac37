import { Injectable } from '@nestjs/common';
import { CircuitBreaker } from '@waymark/edge-kit';
import { TransientError, type Tx } from '@waymark/service-kit';
import { readMark } from './index-mark';
import { MeilisearchClient } from './meilisearch-client';
import { lockVenues } from './rebuild-lock';
import { SearchableRows } from './searchable-rows';
import type { SearchableVenue } from './searchable-venue';

/** Updates a venue's document from its current row. Idempotent. */
@Injectable()
export class SearchIndexer {
  /** Opens after one failure, so that only one event waits for a hanging server; later events do not. */
  private readonly breaker = new CircuitBreaker({ failures: 1, pauseMs: 2_000 });

  constructor(
    private readonly venues: SearchableRows,
    private readonly meilisearch: MeilisearchClient,
  ) {}

  async index(tx: Tx, venueId: number): Promise<void> {
    await lockVenues(tx, [venueId]);
    const documents = await this.venues.byIds([venueId], tx);
    try {
      await this.breaker.run(() => this.write(venueId, documents));
    } catch (error) {
      throw new TransientError('The search index did not take a document.', { cause: error });
    }
  }

  private async write(venueId: number, documents: SearchableVenue[]): Promise<void> {
    const { client, venues } = this.meilisearch;
    // A rebuild is due and will read this row. A document written now would create an index with nothing else.
    if ((await readMark(client)) === null) return;
    // The venue is closed, moved or a duplicate.
    if (documents.length === 0) await venues.deleteDocument(venueId);
    else await venues.addDocuments(documents, { primaryKey: 'id' });
  }
}
