import { distanceMetres } from '../venue/distance';
import { matchTier, TIER } from './match-tier';
import type { Candidate } from './search-port';

export interface RankingContext {
  /** Folded words that names are compared with. */
  text: string;
  code: string | null;
  /** Country that comes first, in local mode. */
  homeCountry: string | null;
  near: { latitude: number; longitude: number } | null;
}

/** A place of full importance may lie this much farther away than one of none. */
const METRES_PER_IMPORTANCE = 12_000;

/**
 * One order for both engines: a code that was typed; then good matches before partial and misspelt ones, the home country first
 * within each; then better names, then the better known (near a place: the nearer, with a bonus for the better known).
 */
export function rankHits(hits: readonly Candidate[], context: RankingContext): Candidate[] {
  const distinct = [...new Map(hits.map((hit) => [hit.id, hit])).values()];
  const keyed = distinct.map((hit, position) => ({ hit, key: [...keyOf(hit, context), position] }));
  keyed.sort((a, b) => compareKeys(a.key, b.key));
  return keyed.map(({ hit }) => hit);
}

function keyOf(hit: Candidate, { text, code, homeCountry, near }: RankingContext): number[] {
  const tier = matchTier(text, hit);
  const hasCode = code !== null && hit.code === code ? 0 : 1;
  const isHome = homeCountry === null || hit.countryCode === homeCountry ? 0 : 1;
  if (near) return [hasCode, tier === TIER.loose ? 1 : 0, remoteness(hit, near)];
  const coarse = tier <= TIER.wordsAnywhere ? 0 : tier;
  return [hasCode, coarse, isHome, tier, -hit.importance];
}

function remoteness(hit: Candidate, near: { latitude: number; longitude: number }): number {
  if (!hit._geo) return Number.MAX_SAFE_INTEGER;
  const metres = distanceMetres(near, { latitude: hit._geo.lat, longitude: hit._geo.lng });
  return metres - hit.importance * METRES_PER_IMPORTANCE;
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
