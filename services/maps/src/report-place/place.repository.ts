import { Injectable } from '@nestjs/common';
import { idSchema, momentSchema, storedTextSchema } from '@waymark/contracts-core';
import type { Box, ReportPlaceSort, ReportStatus } from '@waymark/contracts-maps';
import { Database, encodeCursor, readCursor } from '@waymark/service-kit';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import { z } from 'zod';

interface PlaceOrder {
  sort: ReportPlaceSort;
  order: 'asc' | 'desc';
}

export interface PlaceRow {
  id: number;
  name: string;
  district: string | null;
  countryName: string;
  latitude: number;
  longitude: number;
  open: number;
  resolved: number;
  /** Severity of the worst open report as a position in SEVERITIES, from 1; 0 when none is open. */
  worst: number;
  newestAt: Date;
}

const count = z.number().int().min(0).max(2_147_483_647);
const VALUES = {
  open: count,
  resolved: count,
  worst: count,
  newest: momentSchema,
  name: storedTextSchema.max(200),
} as const;

/** Position after a page: its sort order, and the last row's values. */
type PlaceCursor = [sort: ReportPlaceSort, order: 'asc' | 'desc', value: string | number, open: number, id: number];

/** Returns null on the first page. Throws when the cursor has another sort order. */
export function readPlaceCursor(text: string | undefined, { sort, order }: PlaceOrder): PlaceCursor | null {
  const schema = z.tuple([z.literal(sort), z.literal(order), VALUES[sort], count, idSchema]);
  return readCursor<PlaceCursor>(text, schema);
}

export function placeCursor(row: PlaceRow, { sort, order }: PlaceOrder): string {
  const value = sort === 'newest' ? row.newestAt.toISOString() : row[sort];
  return encodeCursor([sort, order, value, row.open, row.id]);
}

interface PlaceFilter {
  box?: Box | undefined;
  status?: ReportStatus | undefined;
}

/** The sort column of each order, and the type for comparing a cursor's value. */
const SORTS: Readonly<Record<ReportPlaceSort, { by: Sql; type: Sql }>> = {
  open: { by: sql`place.open`, type: sql`int` },
  resolved: { by: sql`place.resolved`, type: sql`int` },
  worst: { by: sql`place.worst`, type: sql`int` },
  newest: { by: sql`place.newest_at`, type: sql`timestamptz` },
  name: { by: sql`place.name`, type: sql`text` },
};

/** All SQL that reads the table of places. */
@Injectable()
export class PlaceRepository {
  constructor(private readonly database: Database) {}

  /** Returns a page of the table. Rows with equal values are sorted by the number of open reports. */
  page(
    filter: PlaceFilter,
    { sort, order }: PlaceOrder,
    cursor: PlaceCursor | null,
    limit: number,
  ): Promise<PlaceRow[]> {
    const { by, type } = SORTS[sort];
    const way = order === 'asc' ? sql`ASC` : sql`DESC`;
    const beyond = order === 'asc' ? sql`>` : sql`<`;
    const after = cursor
      ? sql`AND (${by}, place.open, place.id) ${beyond} (${cursor[2]}::${type}, ${cursor[3]}::int, ${cursor[4]}::int)`
      : empty;
    return this.database.query<PlaceRow>(sql`
      SELECT place.id, place.name, place.district, place.country_name AS "countryName", place.latitude, place.longitude,
             place.open, place.resolved, place.worst, place.newest_at AS "newestAt"
      FROM report_place place WHERE ${where(filter)} ${after}
      ORDER BY ${by} ${way}, place.open ${way}, place.id ${way} LIMIT ${limit}`);
  }

  async count(filter: PlaceFilter): Promise<number> {
    const row = await this.database.one<{ total: number }>(
      sql`SELECT count(*)::int AS total FROM report_place place WHERE ${where(filter)}`,
    );
    return row?.total ?? 0;
  }
}

function where({ box, status }: PlaceFilter): Sql {
  const rules = [
    // Only towns that are already counted and about to be kept.
    sql`place.newest_at IS NOT NULL`,
    status === 'open' && sql`place.open > 0`,
    status === 'resolved' && sql`place.resolved > 0`,
    box && inBox(box),
  ];
  return join(
    rules.filter((rule) => rule instanceof Object),
    ' AND ',
  );
}

/** Returns the condition for a box. If west is greater than east, the box crosses the date line. */
function inBox({ west, south, east, north }: Box): Sql {
  const across =
    west <= east
      ? sql`place.longitude BETWEEN ${west}::float8 AND ${east}::float8`
      : sql`(place.longitude >= ${west}::float8 OR place.longitude <= ${east}::float8)`;
  return sql`place.latitude BETWEEN ${south}::float8 AND ${north}::float8 AND ${across}`;
}
