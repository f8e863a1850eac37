import { Injectable } from '@nestjs/common';
import { CircuitBreaker } from '@waymark/edge-kit';
import { MeilisearchSearch } from './meilisearch-search';
import { PostgresSearch } from './postgres-search';
import { SearchSession } from './search-session';

/** Uses Meilisearch while it responds, otherwise PostgreSQL; the caller learns which one. */
@Injectable()
export class SearchEngine {
  /**
   * Text searches cost PostgreSQL ten times as much, so a recovered server must be noticed soon. While the server
   * hangs, one search a second tries it and loses half a second.
   */
  private readonly breaker = new CircuitBreaker({ failures: 3, pauseMs: 1_000 });

  constructor(
    private readonly meilisearch: MeilisearchSearch,
    private readonly postgres: PostgresSearch,
  ) {}

  open(): SearchSession {
    return new SearchSession((queries) => this.breaker.run(() => this.meilisearch.find(queries)), this.postgres);
  }
}
