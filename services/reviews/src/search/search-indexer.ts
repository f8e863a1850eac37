import { Injectable } from '@nestjs/common';
import { CircuitBreaker } from '@waymark/edge-kit';
import { TransientError, type Tx } from '@waymark/service-kit';
import { readMark } from './index-mark';
import { MeilisearchClient } from './meilisearch-client';
import { lockVenues } from './rebuild-lock';
import { SearchableRows } from './searchable-rows';
import type { SearchableVenue } from './searchable-venue';

/** Writes a venue's document from its row as it is now; doing so twice does no harm. */
@Injectable()
export class SearchIndexer {
  /** One event waits for a server that hangs; those behind it, and the counts among them, do not. */
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
    // The rebuild that makes it whole reads the row. Written now, the document would be an index of its own.
    if ((await readMark(client)) === null) return;
    // Closed, moved or a double.
    if (documents.length === 0) await venues.deleteDocument(venueId);
    else await venues.addDocuments(documents, { primaryKey: 'id' });
  }
}
