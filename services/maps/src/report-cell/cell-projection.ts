import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, Jobs, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { PlaceProjection, type Square } from '../report-place/place-projection';
import { FINEST, LEVELS } from '../report/map-cells';

const EVERY_MS = 1_000;
/** For a look at every report there is. */
const ALL_MS = 10 * 60_000;
/** Changes of a round: more would hold its transaction too long. */
const AT_A_TIME = 5_000;
/** One process counts at a time: a square is the sum of others that nobody else may be counting. */
const LOCK = 7_261_510;

interface Cells {
  xs: number[];
  ys: number[];
}

/** Counts the squares of the map again in which reports changed. What was noted is taken off in the same transaction: a process that dies loses nothing. */
@Injectable()
export class CellProjection implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly places: PlaceProjection,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({ name: 'count reports of the map', every: EVERY_MS, run: (stopping) => this.catchUp(stopping) });
  }

  /** Until no change is left, somebody else counts, or the process is told to stop. */
  async catchUp(stopping?: AbortSignal): Promise<void> {
    while (!stopping?.aborted && (await this.round(tryLock)) === AT_A_TIME);
  }

  /** Until every change of before is counted, by whoever counts. */
  async finish(): Promise<void> {
    while ((await this.round(waitForLock)) > 0);
  }

  /** Counts all squares and towns again, also those that are kept of reports which are not there. Others see each one's old count until then. */
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

  /** Every square asks for its town anew, a part at a time. */
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

/** From the finest level up, each from the one below it. */
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
