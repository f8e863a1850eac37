import { Injectable } from '@nestjs/common';
import { CircuitBreaker } from './circuit-breaker';
import { MeilisearchSearch } from './meilisearch-search';
import { PostgresSearch } from './postgres-search';
import type { Candidate, CandidateQuery, SearchPort } from './search-port';

/** Meilisearch while it answers, else PostgreSQL; the caller learns which. */
@Injectable()
export class SearchEngine {
  private readonly breaker = new CircuitBreaker({ failures: 3, pauseMs: 5_000 });

  constructor(
    private readonly meilisearch: MeilisearchSearch,
    private readonly postgres: PostgresSearch,
  ) {}

  async candidates(queries: readonly CandidateQuery[]): Promise<{ engine: SearchPort['engine']; lists: Candidate[][] }> {
    try {
      const lists = await this.breaker.run(() => this.meilisearch.candidates(queries));
      return { engine: this.meilisearch.engine, lists };
    } catch {
      return { engine: this.postgres.engine, lists: await this.postgres.candidates(queries) };
    }
  }
}
