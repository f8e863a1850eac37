import { Injectable } from '@nestjs/common';
import { CircuitBreaker } from '@waymark/edge-kit';
import { MeilisearchSearch } from './meilisearch-search';
import { PostgresSearch } from './postgres-search';
import { SearchSession } from './search-session';

/** Meilisearch while it answers, else PostgreSQL; the caller learns which. */
@Injectable()
export class SearchEngine {
  private readonly breaker = new CircuitBreaker({ failures: 3, pauseMs: 5_000 });

  constructor(
    private readonly meilisearch: MeilisearchSearch,
    private readonly postgres: PostgresSearch,
  ) {}

  open(): SearchSession {
    return new SearchSession((queries) => this.breaker.run(() => this.meilisearch.find(queries)), this.postgres);
  }
}
