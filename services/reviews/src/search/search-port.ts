import type { KindFilter } from '../venue/kind-words';
import type { SearchableVenue } from './searchable-venue';

/** One question to an engine; the answers of several are ranked together (rank-hits.ts). */
export interface CandidateQuery {
  text: string;
  kind?: KindFilter | null;
  /** Only this code. */
  code?: string;
  /** Only this country. */
  countryCode?: string;
  /** Nearest first, within the radius. */
  near?: { latitude: number; longitude: number; radiusMetres: number };
  /** Some of the words will do: the second try, when nothing has them all. */
  anyWord?: boolean;
  limit: number;
}

export type Candidate = Omit<SearchableVenue, 'kindWords'>;

/** Who finds venues: Meilisearch, or PostgreSQL when that is down. */
export type SearchEngineName = 'meilisearch' | 'postgres';
