import { distanceMetres } from '../venue/distance';
import type { KindFilter } from './kind-phrases';
import type { Candidate } from './search-port';

/** How well words match a venue; 0 is best. */
export const TIER = { sameName: 0, nameStarts: 1, wordsInName: 2, wordsAnywhere: 3, prefix: 4, loose: 5 } as const;

/** Expects normalised words; the last one may be incomplete. */
export function matchTier(text: string, venue: Candidate): number {
  const words = text.split(' ').filter(Boolean);
  if (words.length === 0) return TIER.wordsAnywhere;
  if (venue.names.includes(text)) return TIER.sameName;
  if (venue.names.some((name) => name.startsWith(`${text} `))) return TIER.nameStarts;
  const nameWords = venue.names.map((name) => new Set(name.split(' ')));
  if (nameWords.some((name) => words.every((word) => name.has(word)))) return TIER.wordsInName;
  const all = new Set([...venue.names, venue.city, venue.country].join(' ').split(' '));
  if (words.every((word) => all.has(word))) return TIER.wordsAnywhere;
  const last = words.at(-1) ?? '';
  const finished = words.slice(0, -1).every((word) => all.has(word));
  return finished && [...all].some((word) => word.startsWith(last)) ? TIER.prefix : TIER.loose;
}

/** Checks whether a venue matches the filter. */
function isOfKind(venue: { kind: string | null; category: string }, filter: KindFilter | null): boolean {
  if (!filter) return false;
  if (filter.kinds) return venue.kind !== null && filter.kinds.includes(venue.kind);
  return filter.category === venue.category;
}

export interface RankingContext {
  /** The whole query, normalised. */
  name: string;
  /** The kind named in the query, and the remaining text. */
  kind?: KindFilter | null;
  text?: string;
  code?: string | null;
  /** The country that ranks first, in local mode. */
  homeCountry: string | null;
  /** The position of the named place; null if the query names no known place. */
  near: { latitude: number; longitude: number } | null;
}

/** Metres that a venue of full importance can be farther away than one of none and still rank equally. */
const METRES_PER_IMPORTANCE = 12_000;

/** The bonus for a closer name compared with importance (0 to 1), by tier. */
const NAME_BONUS = [0.35, 0.2, 0.1, 0];

/**
 * Ranks hits of both engines: a typed code first; then full matches before partial and misspelt ones, with the home
 * country first in each. Then by importance, with a bonus for a closer name; near a place by distance, with a bonus
 * for importance.
 */
export function rankSuggestions(hits: readonly Candidate[], context: RankingContext): Candidate[] {
  const distinct = [...new Map(hits.map((hit) => [hit.id, hit])).values()];
  const keyed = distinct.map((hit, position) => ({ hit, key: [...keyOf(hit, context), position] }));
  keyed.sort((a, b) => compareKeys(a.key, b.key));
  return keyed.map(({ hit }) => hit);
}

function keyOf(
  hit: Candidate,
  { name, kind = null, text = name, code = null, homeCountry, near }: RankingContext,
): number[] {
  const hasCode = code !== null && hit.code === code ? 0 : 1;
  // Made-up samples come after all real venues.
  const sample = hit.isSample ? 1 : 0;
  const whole = matchTier(name, hit);
  // A match of the whole text is a name: "Henley in Arden" is not something in Arden.
  if (near) return [hasCode, whole <= TIER.wordsInName ? 0 : 1, sample, remoteness(hit, near)];
  const tier = isOfKind(hit, kind) ? Math.min(whole, matchTier(text, hit)) : whole;
  const coarse = tier <= TIER.wordsAnywhere ? 0 : tier;
  const isHome = homeCountry === null || hit.countryCode === homeCountry ? 0 : 1;
  return [hasCode, coarse, sample, isHome, -(hit.importance + (NAME_BONUS[tier] ?? 0))];
}

function remoteness(hit: Candidate, near: { latitude: number; longitude: number }): number {
  if (!hit._geo) return Number.MAX_SAFE_INTEGER;
  const metres = distanceMetres(near, { latitude: hit._geo.lat, longitude: hit._geo.lng });
  return metres - hit.importance * METRES_PER_IMPORTANCE;
}

export function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
