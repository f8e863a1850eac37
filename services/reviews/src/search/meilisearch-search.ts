import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@waymark/service-kit';
import type { MultiSearchQuery } from 'meilisearch';
import type { ReviewsConfig } from '../config';
import { jsonPost } from './json-post';
import { VENUES_INDEX } from './meilisearch-client';
import type { Candidate, CandidateQuery } from './search-port';

/** Above the index's own cut-off of 150 ms: a server that is merely slow still answers with what it has. */
const DEADLINE_MS = 300;
const WANTED = [
  'id',
  'names',
  'code',
  'city',
  'country',
  'countryCode',
  'category',
  'kind',
  'importance',
  '_geo',
  'view',
];

@Injectable()
export class MeilisearchSearch {
  private readonly url: URL;
  private readonly key: string;

  constructor(@Inject(CONFIG) config: ReviewsConfig) {
    this.url = new URL('/multi-search', config.MEILI_URL);
    this.key = config.MEILI_KEY;
  }

  /** Answers in the order of the questions; throws when it cannot answer in time. */
  async candidates(queries: readonly CandidateQuery[], deadlineMs = DEADLINE_MS): Promise<Candidate[][]> {
    const body = { queries: queries.map(toMultiSearch) };
    const answer = await jsonPost<{ results: { hits: Candidate[] }[] }>(this.url, this.key, body, deadlineMs);
    return answer.results.map((result) => result.hits);
  }
}

function toMultiSearch({ text, kind, code, countryCode, near, limit, anyWord }: CandidateQuery): MultiSearchQuery {
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
    matchingStrategy: anyWord ? 'last' : 'all',
    attributesToRetrieve: WANTED,
    ...(near ? { sort: [`_geoPoint(${near.latitude}, ${near.longitude}):asc`] } : {}),
  };
}
