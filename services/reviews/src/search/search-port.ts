import type { AccessGroup, Feature, WishState } from '@waymark/contracts-reviews';
import type { Circle } from './box-of';
import type { KindFilter } from './kind-phrases';
import type { SearchableVenue } from './searchable-venue';

/** What a place is to have: one of these features; without any, a review that uses one of these phrases. */
export interface Wish {
  features: readonly Feature[];
  phrases: readonly string[];
}

export const featuresOf = (wishes: readonly Wish[]): Feature[] => [
  ...new Set(wishes.flatMap(({ features }) => features)),
];

/** What is known of wishes taken together: `stated` is all of them met, and not all by people's word. */
export interface KnownFeatures {
  wishes: readonly Wish[];
  are: WishState;
}

/** One question to an engine; the answers of several are ranked together (rank-hits.ts). */
export interface CandidateQuery {
  text: string;
  kind?: KindFilter | null;
  /** Beside `kind`: what a filter of the page leaves. */
  only?: { category?: string | undefined; kind?: string | undefined; minRating?: number | undefined };
  /** Only with these words in its address, a street or a part of a town; PostgreSQL alone knows addresses. */
  address?: string;
  /** Only called just so, folded, with "the" before it or without; PostgreSQL finds these by one look into an index. */
  called?: string;
  /** Only this code. */
  code?: string;
  /** Only this country. */
  countryCode?: string;
  /** Nearest first unless sorted otherwise, within the radius. */
  near?: Circle;
  known?: KnownFeatures;
  sort?: 'importance' | 'rating' | 'newest-facts';
  /** Some of the words will do: the second try, when nothing has them all. */
  anyWord?: boolean;
  limit: number;
  /** How many there are of each kind. */
  countKinds?: boolean;
}

/** What is known of its features only where the search server gave it. */
export type Candidate = Omit<SearchableVenue, 'kindWords'> & {
  /** Of a question with wishes. */
  group?: AccessGroup;
};

export interface FoundList {
  hits: Candidate[];
  /** All that answer, as far as the engine counted. */
  total: number;
  /** Only when asked for. */
  kinds: Readonly<Record<string, number>>;
}

/** Who finds venues: Meilisearch, or PostgreSQL when that is down. */
export type SearchEngineName = 'meilisearch' | 'postgres';
