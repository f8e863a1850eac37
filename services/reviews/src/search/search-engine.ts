import { Injectable } from '@nestjs/common';
import { CircuitBreaker } from '@waymark/edge-kit';
import { MeilisearchSearch } from './meilisearch-search';
import { PostgresSearch } from './postgres-search';
import { SearchSession } from './search-session';

/** Meilisearch while it answers, else PostgreSQL; the caller learns which. */
@Injectable()
export class SearchEngine {
  /** Words cost PostgreSQL ten times as much: a server that is back is to be noticed soon, and one that hangs costs one search a second half a second. */
  private readonly breaker = new CircuitBreaker({ failures: 3, pauseMs: 1_000 });

  constructor(
    private readonly meilisearch: MeilisearchSearch,
    private readonly postgres: PostgresSearch,
  ) {}

  open(): SearchSession {
    return new SearchSession((queries) => this.breaker.run(() => this.meilisearch.find(queries)), this.postgres);
  }
}
