import { Injectable } from '@nestjs/common';
import type { MultiSearchQuery } from 'meilisearch';
import { MeilisearchClient, VENUES_INDEX } from './meilisearch-client';
import type { Candidate, CandidateQuery, SearchPort } from './search-port';

/** Above the index's own cut-off of 150 ms: a server that is merely slow still answers with what it has. */
const DEADLINE_MS = 300;

@Injectable()
export class MeilisearchSearch implements SearchPort {
  readonly engine = 'meilisearch';

  constructor(private readonly meilisearch: MeilisearchClient) {}

  async candidates(queries: readonly CandidateQuery[]): Promise<Candidate[][]> {
    const answer = await this.meilisearch.client.multiSearch<{ queries: MultiSearchQuery[] }, Candidate>(
      { queries: queries.map(toMultiSearch) },
      { signal: AbortSignal.timeout(DEADLINE_MS) },
    );
    return answer.results.map((result) => result.hits);
  }
}

function toMultiSearch({ text, kind, code, countryCode, near, limit }: CandidateQuery): MultiSearchQuery {
  const filter: string[] = [];
  if (kind?.kinds) filter.push(`kind IN [${kind.kinds.join(', ')}]`);
  if (kind?.category) filter.push(`category = ${kind.category}`);
  if (code) filter.push(`code = ${code}`);
  if (countryCode) filter.push(`countryCode = ${countryCode}`);
  if (near) filter.push(`_geoRadius(${near.latitude}, ${near.longitude}, ${near.radiusMetres})`);
  return {
    indexUid: VENUES_INDEX,
    q: text,
    limit,
    filter,
    ...(near ? { sort: [`_geoPoint(${near.latitude}, ${near.longitude}):asc`] } : {}),
  };
}
