import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, Jobs, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { PlaceProjection, type Square } from '../report-place/place-projection';
import { FINEST, LEVELS } from '../report/cluster-levels';

const EVERY_MS = 1_000;
/** Timeout in milliseconds for a statement over all reports. */
const ALL_MS = 10 * 60_000;
/** Maximum changes in one round: more would make its transaction too long. */
const AT_A_TIME = 5_000;
/** Number of the lock for counting. Only one process counts at a time, because a square is the sum of smaller ones. */
const LOCK = 7_261_510;

interface Cells {
  xs: number[];
  ys: number[];
}

/**
 * Recounts the map's squares with changed reports. The change notes are deleted in the same transaction, so a crash
 * loses nothing.
 */
@Injectable()
export class ClusterProjection implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly places: PlaceProjection,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({ name: 'count reports of the map', every: EVERY_MS, run: (stopping) => this.catchUp(stopping) });
  }

  /** Runs until no change is left, another process is counting, or the process shuts down. */
  async catchUp(stopping?: AbortSignal): Promise<void> {
    while (!stopping?.aborted && (await this.round(tryLock)) === AT_A_TIME);
  }

  /** Waits until all earlier changes are counted, by whichever process. */
  async finish(): Promise<void> {
    while ((await this.round(waitForLock)) > 0);
  }

  /**
   * Recounts all squares and towns, including squares whose reports no longer exist. Readers see the old counts until
   * it ends.
   */
  async rebuild(): Promise<void> {
    const all = sql`
      INSERT INTO changed_cell (x, y)
      SELECT cell_x, cell_y FROM footpath_report
      UNION SELECT x << (16 - level), y << (16 - level) FROM report_cell
      UNION SELECT x, y FROM report_place_cell`;
    await this.database.query(all, ALL_MS);
    await this.finish();
    await this.nameAgain();
  }

  /** Assigns every square to its town again, in batches. */
  private async nameAgain(): Promise<void> {
    let done: Square | null = { x: -1, y: -1 };
    while (done !== null) {
      const after: Square = done;
      done = await this.database.transaction(async (tx) => {
        await waitForLock(tx);
        return this.places.nameAgain(tx, after);
      });
    }
  }

  private round(lock: (tx: Tx) => Promise<boolean>): Promise<number> {
    return this.database.transaction(async (tx) => {
      if (!(await lock(tx))) return 0;
      const changed = await tx.query<{ x: number; y: number }>(sql`
        DELETE FROM changed_cell WHERE id IN (SELECT id FROM changed_cell ORDER BY id LIMIT ${AT_A_TIME}) RETURNING x, y`);
      if (changed.length > 0) {
        const cells = distinct(changed);
        await countAgain(tx, cells);
        await this.places.countAgain(tx, cells);
      }
      return changed.length;
    });
  }
}

async function waitForLock(tx: Tx): Promise<boolean> {
  await tx.query(sql`SELECT pg_advisory_xact_lock(${LOCK}::bigint)`);
  return true;
}

async function tryLock(tx: Tx): Promise<boolean> {
  const row = await tx.one<{ locked: boolean | null }>(
    sql`SELECT pg_try_advisory_xact_lock(${LOCK}::bigint) AS locked`,
  );
  return row?.locked === true;
}

/** Recounts from the finest level up, each level from the one below it. */
async function countAgain(tx: Tx, finest: Cells): Promise<void> {
  let cells = finest;
  for (const level of LEVELS) {
    const { xs, ys } = cells;
    await tx.query(sql`
      DELETE FROM report_cell USING unnest(${xs}::int[], ${ys}::int[]) AS changed (x, y)
      WHERE level = ${level}::int AND report_cell.x = changed.x AND report_cell.y = changed.y`);
    if (level === FINEST) await countReports(tx, cells);
    else await sumSquares(tx, level, cells);
    cells = distinct(xs.map((x, at) => ({ x: x >> 2, y: (ys[at] ?? 0) >> 2 })));
  }
}

async function countReports(tx: Tx, { xs, ys }: Cells): Promise<void> {
  await tx.query(sql`
    INSERT INTO report_cell (level, x, y, status, severity, issue_type, reports, latitude_sum, longitude_sum, heat)
    SELECT 16, cell_x, cell_y, status, severity, issue_type, count(*), sum(latitude), sum(longitude),
           sum(report_heat(status, severity, coalesce(last_verified_at, created_at)))
    FROM footpath_report JOIN unnest(${xs}::int[], ${ys}::int[]) AS changed (x, y) ON cell_x = changed.x AND cell_y = changed.y
    WHERE set_aside IS NULL
    GROUP BY cell_x, cell_y, status, severity, issue_type`);
}

async function sumSquares(tx: Tx, level: number, { xs, ys }: Cells): Promise<void> {
  await tx.query(sql`
    INSERT INTO report_cell (level, x, y, status, severity, issue_type, reports, latitude_sum, longitude_sum, heat)
    SELECT ${level}::int, changed.x, changed.y, status, severity, issue_type, sum(reports), sum(latitude_sum), sum(longitude_sum), sum(heat)
    FROM unnest(${xs}::int[], ${ys}::int[]) AS changed (x, y)
    JOIN report_cell finer ON finer.level = ${level}::int + 2
      AND finer.x BETWEEN changed.x * 4 AND changed.x * 4 + 3 AND finer.y BETWEEN changed.y * 4 AND changed.y * 4 + 3
    GROUP BY changed.x, changed.y, status, severity, issue_type`);
}

function distinct(cells: readonly { x: number; y: number }[]): Cells {
  const once = [...new Map(cells.map((cell) => [`${cell.x} ${cell.y}`, cell])).values()];
  return { xs: once.map(({ x }) => x), ys: once.map(({ y }) => y) };
}
