import { Injectable } from '@nestjs/common';
import { HealthChecks } from '@waymark/service-kit';
import { MeilisearchClient } from './meilisearch-client';

/** Search goes on from PostgreSQL without Meilisearch: degraded, never down. */
@Injectable()
export class SearchHealth {
  constructor(checks: HealthChecks, meilisearch: MeilisearchClient) {
    checks.add(
      'search',
      async () => {
        await meilisearch.client.health();
      },
      { critical: false },
    );
  }
}
