import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, timeLimit } from '@waymark/service-kit';
import type { MultiSearchQuery } from 'meilisearch';
import type { ReviewsConfig } from '../config';
import { findTogether } from './find-together';
import { jsonPost } from './json-post';
import { MARK_ID, MARK_QUERY } from './index-mark';
import { VENUES_INDEX } from './meilisearch-client';
import type { NamedKind } from '../venue/kind-meaning';
import { boxOf } from './box-of';
import { waitFor, type Patience } from './patience';
import { featuresOf, type Candidate, type CandidateQuery, type FoundList, type KnownFeatures } from './search-port';

/** Longer than the index's own cut-off of 150 ms, because a slow server still returns what it has found. */
const PATIENCE: Patience = { silent: timeLimit(500), longest: timeLimit(1_200) };
const WANTED = [
  'id',
  'names',
  'code',
  'city',
  'area',
  'country',
  'countryCode',
  'category',
  'kind',
  'importance',
  'isSample',
  '_geo',
  'rating',
  'yes',
  'partly',
  'no',
  'confirmed',
];

interface MeilisearchResult {
  hits: Candidate[];
  estimatedTotalHits: number;
  facetDistribution?: { kind?: Record<string, number> };
}

@Injectable()
export class MeilisearchSearch {
  private readonly url: URL;
  private readonly key: string;
  private answers = 0;

  constructor(@Inject(CONFIG) config: ReviewsConfig) {
    this.url = new URL('/multi-search', config.MEILI_URL);
    this.key = config.MEILI_KEY;
  }

  /**
   * Returns results in the order of the queries. Throws if there is no response in time, or if the index is
   * incomplete.
   */
  find(queries: readonly CandidateQuery[], patience = PATIENCE): Promise<FoundList[]> {
    return findTogether(queries, (each) => this.ask(each, patience));
  }

  /**
   * Sends the queries in two requests: the server processes the queries of one request one by one, but two requests in
   * parallel.
   */
  private async ask(queries: readonly CandidateQuery[], patience: Patience): Promise<FoundList[]> {
    const half = Math.ceil(queries.length / 2);
    const parts = [queries.slice(0, half), queries.slice(half)].filter((part) => part.length > 0);
    return (await Promise.all(parts.map((part) => this.post(part, patience)))).flat();
  }

  private async post(queries: readonly CandidateQuery[], patience: Patience): Promise<FoundList[]> {
    const body = { queries: [MARK_QUERY, ...queries.map(toMultiSearch)] };
    const waiting = waitFor(() => this.answers, patience);
    const answer = await jsonPost<{ results: MeilisearchResult[] }>(this.url, this.key, body, waiting.signal).finally(
      waiting.end,
    );
    this.answers += 1;
    const [mark, ...results] = answer.results;
    if (!mark?.hits.length) throw new Error('The search index is not whole.');
    return results.map(({ hits, estimatedTotalHits, facetDistribution }, index) => {
      const isNamed = isNamedSo(queries[index]?.kind?.named);
      const fit = hits.filter((hit) => hit.id !== MARK_ID && isNamed(hit));
      const total = estimatedTotalHits - (hits.length - fit.length);
      return { hits: fit, total, kinds: facetDistribution?.kind ?? {} };
    });
  }
}

/**
 * Filters hits by name, because the server cannot search parts of names: for a beach, only attractions that are called
 * one.
 */
function isNamedSo(named: NamedKind | undefined): (hit: Candidate) => boolean {
  if (!named) return () => true;
  const words = new RegExp(named.words.join('|'));
  return ({ kind, names }) => !named.kinds.includes(kind ?? '') || names.some((name) => words.test(name));
}

function toMultiSearch(query: CandidateQuery): MultiSearchQuery {
  const { text, limit, anyWord, countKinds } = query;
  return {
    indexUid: VENUES_INDEX,
    q: text,
    limit,
    filter: filtersOf(query),
    matchingStrategy: anyWord ? 'last' : 'all',
    attributesToRetrieve: WANTED,
    sort: sortOf(query),
    ...(countKinds ? { facets: ['kind'] } : {}),
  };
}

/** Metres. Beyond this, nearly everything is inside, and filtering takes longer than sorting. */
const WIDE_METRES = 100_000;

/** Returns the north-east and south-west corners: a box query is four times as fast as a circle. */
function boxAround(near: NonNullable<CandidateQuery['near']>): string {
  const { south, north, west, east } = boxOf(near);
  return `[${Math.min(90, north)}, ${Math.min(180, east)}], [${Math.max(-90, south)}, ${Math.max(-180, west)}]`;
}

function sortOf({ sort, near }: CandidateQuery): string[] {
  const nearest = near ? [`_geoPoint(${near.latitude}, ${near.longitude}):asc`] : [];
  if (sort === 'importance') return ['importance:desc', ...nearest];
  if (sort === 'rating') return ['rating:desc', ...nearest];
  if (sort === 'newest-facts') return ['newestFact:desc', ...nearest];
  return nearest;
}

function filtersOf({ kind, only, code, countryCode, near, known }: CandidateQuery): string[] {
  const filters: string[] = [];
  if (kind?.kinds?.length) filters.push(`kind IN [${kind.kinds.join(', ')}]`);
  if (kind?.category) filters.push(`category = ${kind.category}`);
  if (only?.category) filters.push(`category = ${only.category}`);
  if (only?.kind) filters.push(`kind = ${JSON.stringify(only.kind)}`);
  if (only?.minRating) filters.push(`rating >= ${only.minRating}`);
  if (code) filters.push(`code = ${code}`);
  if (countryCode) filters.push(`countryCode = ${countryCode}`);
  if (near && (near.box || near.radiusMetres < WIDE_METRES)) filters.push(`_geoBoundingBox(${boxAround(near)})`);
  if (known) filters.push(...knownFilters(known));
  return filters;
}

function knownFilters({ wishes, are }: KnownFeatures): string[] {
  const among = (attribute: string, features: readonly string[]) => `${attribute} IN [${features.join(', ')}]`;
  const allAre = (attribute: 'yes' | 'confirmed') => wishes.map(({ features }) => among(attribute, features));
  if (are === 'confirmed') return allAre('confirmed');
  if (are === 'stated') return [...allAre('yes'), `NOT (${allAre('confirmed').join(' AND ')})`];
  // Excludes venues that are known not to meet a wish. If a wish has several features, one of them is enough.
  const denied = wishes
    .map(({ features }) => {
      const no = among('no', features);
      return features.length === 1
        ? no
        : `(${no} AND NOT ${among('yes', features)} AND NOT ${among('partly', features)})`;
    })
    .join(' OR ');
  if (are === 'no') return [denied];
  const all = featuresOf(wishes);
  if (are === 'unknown') return [`NOT ${among('yes', all)}`, `NOT ${among('partly', all)}`, `NOT ${among('no', all)}`];
  return [`${among('yes', all)} OR ${among('partly', all)}`, `NOT (${allAre('yes').join(' AND ')})`, `NOT (${denied})`];
}
