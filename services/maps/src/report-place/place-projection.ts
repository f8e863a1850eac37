import { Injectable } from '@nestjs/common';
import type { Place } from '@waymark/contracts-maps';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { Gazetteer } from '../geo/gazetteer';

export interface Squares {
  xs: number[];
  ys: number[];
}

/** A square of the finest level. */
export interface Square {
  x: number;
  y: number;
}

/** Batch size that fits in one transaction's time limit. */
const AT_A_TIME = 2_000;

const SIDE = 2 ** 16;

/**
 * Counts reports by town: each square of the map belongs to the town at its centre. Runs in the transaction that
 * counts the squares, so table and map stay consistent.
 */
@Injectable()
export class PlaceProjection {
  constructor(private readonly gazetteer: Gazetteer) {}

  /** Recounts these squares and the totals of their towns. */
  async countAgain(tx: Tx, squares: Squares): Promise<void> {
    const known = await tx.query<Square>(sql`
      SELECT cell.x, cell.y FROM report_place_cell cell
      WHERE (cell.x, cell.y) IN (SELECT x, y FROM unnest(${squares.xs}::int[], ${squares.ys}::int[]) AS asked (x, y))`);
    const named = new Set(known.map(({ x, y }) => `${x} ${y}`));
    const unknown = squares.xs
      .map((x, at) => ({ x, y: squares.ys[at] ?? 0 }))
      .filter(({ x, y }) => !named.has(`${x} ${y}`));
    await this.name(tx, unknown);
    await countSquares(tx, squares);
    await addUp(tx, await townsOf(tx, squares));
    await tx.query(sql`
      DELETE FROM report_place_cell USING unnest(${squares.xs}::int[], ${squares.ys}::int[]) AS changed (x, y)
      WHERE report_place_cell.x = changed.x AND report_place_cell.y = changed.y AND open = 0 AND resolved = 0`);
  }

  /**
   * Looks up the towns of the next squares again, e.g. after new towns were added. Returns the last square; null at
   * the end.
   */
  async nameAgain(tx: Tx, after: Square): Promise<Square | null> {
    const squares = await tx.query<Square>(sql`
      SELECT x, y FROM report_place_cell WHERE (x, y) > (${after.x}::int, ${after.y}::int) ORDER BY x, y LIMIT ${AT_A_TIME}`);
    const columns = { xs: squares.map(({ x }) => x), ys: squares.map(({ y }) => y) };
    const before = await townsOf(tx, columns);
    await this.name(tx, squares);
    await addUp(tx, [...before, ...(await townsOf(tx, columns))]);
    return squares.at(-1) ?? null;
  }

  /** Squares without a town, at sea or far from all, are left out of the table. */
  private async name(tx: Tx, squares: readonly Square[]): Promise<void> {
    const towns = new Map<string, Place>();
    const named = squares.flatMap((square) => {
      const town = this.gazetteer.townAt(middleOf(square));
      if (town === null) return [];
      const key = keyOf(town);
      towns.set(key, town);
      return { ...square, key };
    });
    if (named.length === 0) return;
    await keepTowns(tx, towns);
    await tx.query(sql`
      INSERT INTO report_place_cell (x, y, place_id)
      SELECT named.x, named.y, place.id
      FROM unnest(${named.map(({ x }) => x)}::int[], ${named.map(({ y }) => y)}::int[], ${named.map(({ key }) => key)}::text[]) AS named (x, y, key)
      JOIN report_place place ON place.key = named.key
      ON CONFLICT (x, y) DO UPDATE SET place_id = excluded.place_id WHERE report_place_cell.place_id <> excluded.place_id`);
  }
}

/** Returns a key of a town. It contains the position, because a country can have several towns with one name. */
const keyOf = ({ countryCode, name, latitude, longitude }: Place): string =>
  [countryCode, name, latitude.toFixed(2), longitude.toFixed(2)].join('|');

async function keepTowns(tx: Tx, towns: ReadonlyMap<string, Place>): Promise<void> {
  const rows = [...towns].map(([key, { name, district, countryName, latitude, longitude }]) => ({
    key,
    name,
    district,
    countryName,
    latitude,
    longitude,
  }));
  await tx.query(sql`
    INSERT INTO report_place (key, name, district, country_name, latitude, longitude)
    SELECT key, name, district, "countryName", latitude, longitude
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS town (key text, name text, district text, "countryName" text, latitude float8, longitude float8)
    ON CONFLICT (key) DO NOTHING`);
}

async function countSquares(tx: Tx, { xs, ys }: Squares): Promise<void> {
  await tx.query(sql`
    UPDATE report_place_cell
    SET open = counted.open, resolved = counted.resolved, worst = counted.worst, newest_at = counted.newest_at
    FROM (
      SELECT changed.x, changed.y, count(*) FILTER (WHERE status = 'open') AS open, count(*) FILTER (WHERE status = 'resolved') AS resolved,
             coalesce(max(array_position(ARRAY['minor', 'moderate', 'major', 'severe'], severity)) FILTER (WHERE status = 'open'), 0) AS worst, max(created_at) AS newest_at
      FROM unnest(${xs}::int[], ${ys}::int[]) AS changed (x, y)
      LEFT JOIN footpath_report ON cell_x = changed.x AND cell_y = changed.y AND set_aside IS NULL
      GROUP BY changed.x, changed.y
    ) AS counted
    WHERE report_place_cell.x = counted.x AND report_place_cell.y = counted.y`);
}

async function townsOf(tx: Tx, { xs, ys }: Squares): Promise<number[]> {
  const towns = await tx.query<{ id: number }>(sql`
    SELECT DISTINCT place_id AS id FROM report_place_cell cell
    WHERE (cell.x, cell.y) IN (SELECT x, y FROM unnest(${xs}::int[], ${ys}::int[]) AS asked (x, y))`);
  return towns.map(({ id }) => id);
}

async function addUp(tx: Tx, towns: readonly number[]): Promise<void> {
  await tx.query(sql`
    UPDATE report_place
    SET open = summed.open, resolved = summed.resolved, worst = summed.worst, newest_at = summed.newest_at
    FROM (
      SELECT place.id, coalesce(sum(cell.open), 0) AS open, coalesce(sum(cell.resolved), 0) AS resolved,
             coalesce(max(cell.worst), 0) AS worst, max(cell.newest_at) AS newest_at
      FROM report_place place LEFT JOIN report_place_cell cell ON cell.place_id = place.id
      WHERE place.id = ANY(${[...towns]}::int[])
      GROUP BY place.id
    ) AS summed
    WHERE report_place.id = summed.id`);
  await tx.query(sql`DELETE FROM report_place WHERE open = 0 AND resolved = 0`);
}

/** Returns the centre of a square of the finest level: Web Mercator, 2^16 squares per side. */
function middleOf({ x, y }: { x: number; y: number }): { latitude: number; longitude: number } {
  const fromNorth = Math.PI * (1 - (2 * (y + 0.5)) / SIDE);
  return { latitude: (Math.atan(Math.sinh(fromNorth)) * 180) / Math.PI, longitude: ((x + 0.5) / SIDE) * 360 - 180 };
}
