import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import sql, { join } from 'sql-template-tag';
import { fold } from '../text/fold';
import { KindTotals } from './kind-totals';
import { countsOf, filterCounts, type CountRow } from './filter-counts';
import { filterHits } from './filter-hits';
import type { Candidate, CandidateQuery, FoundList } from './search-port';
import { searchTimeMs } from './within-time';

/** The columns of a venue needed to order a list. */
interface SpotRow {
  id: number;
  normalName: string;
  altNames: string[];
  /** Folded. */
  city: string;
  country: string;
  countryCode: string | null;
  code: string | null;
  category: string;
  kind: string | null;
  importance: number;
  isSample: boolean;
  latitude: number | null;
  longitude: number | null;
  averageRating: number | null;
}

interface HitRow extends SpotRow {
  asked: number;
}

/** Searches by kind, place and facts only, in the narrow rows of venue_search (ADR 19). */
@Injectable()
export class FilteredSearch {
  constructor(
    private readonly database: Database,
    private readonly totals: KindTotals,
  ) {}

  /** Runs queries with the same target as one. Returns results in the order of the queries. */
  find(queries: readonly CandidateQuery[], until: number): Promise<FoundList>[] {
    const groups = new Map<string, CandidateQuery[]>();
    const keys = queries.map(keyOf);
    for (const [index, query] of queries.entries()) {
      const key = keys[index] ?? '';
      groups.set(key, [...(groups.get(key) ?? []), query]);
    }
    const lists = new Map([...groups].map(([key, group]) => [key, this.together(group, until)]));
    return queries.map(async (query, index) => {
      const found = await lists.get(keys[index] ?? '');
      return found?.get(query) ?? { hits: [], total: 0, kinds: {} };
    });
  }

  private async together(queries: readonly CandidateQuery[], until: number): Promise<Map<CandidateQuery, FoundList>> {
    const [hits, counts] = await Promise.all([this.hits(queries, until), this.counts(queries, until)]);
    return new Map(
      queries.map((query, index) => {
        const own = hits[index] ?? [];
        const kinds = query.countKinds ? countsOf(query.known?.are ?? 'all', counts) : {};
        const total = query.countKinds ? Object.values(kinds).reduce((sum, count) => sum + count, 0) : own.length;
        return [query, { hits: own, total, kinds }];
      }),
    );
  }

  private async hits(queries: readonly CandidateQuery[], until: number): Promise<Candidate[][]> {
    const parts = queries.flatMap((query, asked) =>
      query.limit === 0
        ? []
        : [
            sql`(SELECT ${asked}::int AS asked, row_number() OVER () AS place, venue_id FROM (${filterHits(query)}) AS one)`,
          ],
    );
    const lists: Candidate[][] = queries.map(() => []);
    if (parts.length === 0) return lists;
    const rows = await this.database.query<HitRow>(
      sql`SELECT found.asked, venue.id, venue.normal_name AS "normalName", venue.alt_names AS "altNames", venue.normal_city AS city, venue.country,
                 venue.country_code AS "countryCode", venue.code, venue.category, venue.kind, venue.importance, venue.is_sample AS "isSample",
                 venue.latitude, venue.longitude, venue.average_rating AS "averageRating"
          FROM (${join(parts, ' UNION ALL ')}) AS found JOIN venue ON venue.id = found.venue_id
          ORDER BY found.asked, found.place`,
      searchTimeMs(until),
      { isPrepared: isRoundAbout(queries) },
    );
    for (const row of rows) lists[row.asked]?.push(toSpot(row));
    return lists;
  }

  private async counts(queries: readonly CandidateQuery[], until: number): Promise<CountRow[]> {
    const counted = queries.filter(({ countKinds }) => countKinds);
    const [first] = counted;
    if (!first) return [];
    const isKnown = KindTotals.knows(first);
    const statement = filterCounts(counted, isKnown);
    const [rows, all] = await Promise.all([
      statement
        ? this.database.query<CountRow>(statement, searchTimeMs(until), { isPrepared: isRoundAbout(counted) })
        : [],
      isKnown ? this.totals.of(first) : [],
    ]);
    return [...rows, ...all];
  }
}

/**
 * Returns whether all queries are around a place. Then one prepared plan suits all values; for a whole country the
 * best plan depends on the number of matches.
 */
const isRoundAbout = (queries: readonly CandidateQuery[]): boolean => queries.every(({ near, sort }) => near && !sort);

/**
 * Returns one key for queries that a single statement can handle: those that differ only in known features and limit,
 * and all queries without counts.
 */
const keyOf = ({ kind, only, countryCode, near, sort, known, countKinds }: CandidateQuery): string =>
  countKinds ? JSON.stringify([kind, only, countryCode, near, sort, known?.wishes]) : '';

/** Maps a venue found without text; omits the words of its address. */
function toSpot({ normalName, altNames, latitude, longitude, averageRating, ...row }: SpotRow): Candidate {
  return {
    id: row.id,
    names: [normalName, ...altNames.map(fold)],
    code: row.code,
    city: row.city,
    area: '',
    country: fold(row.country),
    countryCode: row.countryCode,
    category: row.category,
    kind: row.kind,
    importance: row.importance,
    isSample: row.isSample,
    _geo: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
    ...(averageRating === null ? {} : { rating: averageRating }),
  };
}
