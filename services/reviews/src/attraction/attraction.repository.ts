import { Injectable } from '@nestjs/common';
import type { Box } from '@waymark/contracts-core';
import type { AttractionKind } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql, { join, type Sql } from 'sql-template-tag';
import { fold } from '../text/fold';
import { IS_ATTRACTION } from '../venue/is-attraction.sql';
import type { AttractionRow } from './attraction.mapper';

export interface AttractionFilter {
  category?: AttractionKind | undefined;
  place?: string | undefined;
  box?: Box | undefined;
}

/** The position in the list of attractions where a page ended. */
export type AttractionCursor = [importance: number, id: number];

const COLUMNS = sql`
  venue.id, venue.name, venue.description, venue.kind, venue.address, venue.city, venue.country, venue.latitude, venue.longitude,
  venue.average_rating AS "averageRating", venue.review_count AS "reviewCount", venue.is_sample AS "isSample",
  venue.created_at AS "createdAt", venue.importance`;

@Injectable()
export class AttractionRepository {
  constructor(private readonly database: Database) {}

  byId(id: number): Promise<AttractionRow | null> {
    return this.database.one<AttractionRow>(
      sql`SELECT ${COLUMNS} FROM venue WHERE venue.id = ${id} AND ${IS_ATTRACTION}`,
    );
  }

  /**
   * Returns a page, the best-known attractions first. Closed, moved and duplicate ones have a page but appear in no
   * list.
   */
  page(filter: AttractionFilter, after: AttractionCursor | null, limit: number): Promise<AttractionRow[]> {
    const next = after
      ? [
          sql`(venue.importance < ${after[0]}::float8 OR (venue.importance = ${after[0]}::float8 AND venue.id > ${after[1]}))`,
        ]
      : [];
    return this.database.query<AttractionRow>(sql`
      SELECT ${COLUMNS} FROM venue WHERE ${all([...rulesOf(filter), ...next])}
      ORDER BY venue.importance DESC, venue.id LIMIT ${limit}`);
  }

  async count(filter: AttractionFilter): Promise<number> {
    const row = await this.database.one<{ total: number }>(
      sql`SELECT count(*)::int AS total FROM venue WHERE ${all(rulesOf(filter))}`,
    );
    return row?.total ?? 0;
  }
}

const all = (rules: readonly Sql[]): Sql => join([...rules], ' AND ');

function rulesOf({ category, place, box }: AttractionFilter): Sql[] {
  return [
    IS_ATTRACTION,
    sql`venue.status IS NULL`,
    ...(category ? [sql`venue.kind = ${category}`] : []),
    ...(place ? [sql`venue.normal_city = ${fold(place)}`] : []),
    ...(box ? [inBox(box)] : []),
  ];
}

/** Condition for a box. A box across the date line becomes two. */
function inBox({ west, south, east, north }: Box): Sql {
  const within = (from: number, to: number) => sql`venue.longitude BETWEEN ${from}::float8 AND ${to}::float8`;
  const sideways = west <= east ? within(west, east) : sql`(${within(west, 180)} OR ${within(-180, east)})`;
  return sql`venue.latitude BETWEEN ${south}::float8 AND ${north}::float8 AND ${sideways}`;
}
