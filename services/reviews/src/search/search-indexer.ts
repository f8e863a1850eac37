import { Injectable } from '@nestjs/common';
import { CircuitBreaker } from '@waymark/edge-kit';
import { TransientError, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { MeilisearchClient, INDEX_SETTINGS } from './meilisearch-client';
import { SearchableRows } from './searchable-rows';
import type { SearchableVenue } from './searchable-venue';

/** Any constant will do; it only has to be the same in every process. */
const LOCK = 512_055;

/** Writes a venue's document from its row as it is now; doing so twice does no harm. */
@Injectable()
export class SearchIndexer {
  private hasSettings = false;
  /** One event waits for a server that hangs; those behind it, and the counts among them, do not. */
  private readonly breaker = new CircuitBreaker({ failures: 1, pauseMs: 2_000 });

  constructor(
    private readonly venues: SearchableRows,
    private readonly meilisearch: MeilisearchClient,
  ) {}

  /** Of two processes with one venue in hand, the second reads after the transaction of the first: else an older row could be written last. */
  async index(tx: Tx, venueId: number): Promise<void> {
    await tx.query(sql`SELECT pg_advisory_xact_lock(${LOCK}, ${venueId})`);
    const documents = await this.venues.byIds([venueId], tx);
    try {
      await this.breaker.run(() => this.write(venueId, documents));
    } catch (error) {
      throw new TransientError('The search index did not take a document.', { cause: error });
    }
  }

  private async write(venueId: number, documents: SearchableVenue[]): Promise<void> {
    await this.ensureSettings();
    const { venues } = this.meilisearch;
    // Closed, moved or a double.
    if (documents.length === 0) await venues.deleteDocument(venueId);
    else await venues.addDocuments(documents, { primaryKey: 'id' });
  }

  /** A document may come before anybody built the index. */
  private async ensureSettings(): Promise<void> {
    if (this.hasSettings) return;
    await this.meilisearch.venues.updateSettings(INDEX_SETTINGS);
    this.hasSettings = true;
  }
}
