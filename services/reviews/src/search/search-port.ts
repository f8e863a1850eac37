import type { AccessGroup, Feature, WishState } from '@waymark/contracts-reviews';
import type { Circle } from './box-of';
import type { KindFilter } from './kind-phrases';
import type { SearchableVenue } from './searchable-venue';

/** A wish about a venue: one of these features; without features, a review with one of these phrases. */
export interface Wish {
  features: readonly Feature[];
  phrases: readonly string[];
}

export const featuresOf = (wishes: readonly Wish[]): Feature[] => [
  ...new Set(wishes.flatMap(({ features }) => features)),
];

/** The state of all wishes together: `stated` means that all are met, but not all confirmed by people. */
export interface KnownFeatures {
  wishes: readonly Wish[];
  are: WishState;
}

/** One query to an engine; results of several are ranked together (rank-suggestions.ts). */
export interface CandidateQuery {
  text: string;
  kind?: KindFilter | null;
  /** The page's filters, in addition to `kind`. */
  only?: { category?: string | undefined; kind?: string | undefined; minRating?: number | undefined };
  /** Only addresses that contain this street or part of a town; only PostgreSQL can search addresses. */
  address?: string;
  /** Only this exact normalised name, with or without "the"; PostgreSQL finds it with one index look-up. */
  called?: string;
  code?: string;
  countryCode?: string;
  /** Only venues within the radius, nearest first unless `sort` is set. */
  near?: Circle;
  known?: KnownFeatures;
  sort?: 'importance' | 'rating' | 'newest-facts';
  /** Matches any of the words, for the second attempt if nothing contains all of them. */
  anyWord?: boolean;
  limit: number;
  /** Whether to count the venues of each kind. */
  countKinds?: boolean;
}

/** Features are included only if the hit comes from the search server. */
export type Candidate = Omit<SearchableVenue, 'kindWords'> & {
  /** Set if the query has wishes. */
  group?: AccessGroup;
};

export interface FoundList {
  hits: Candidate[];
  /** Number of matches, up to the limit of the engine's count. */
  total: number;
  /** Empty unless requested. */
  kinds: Readonly<Record<string, number>>;
}

/** The engine that found the venues: PostgreSQL if Meilisearch is down. */
export type SearchEngineName = 'meilisearch' | 'postgres';
