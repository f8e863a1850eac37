import { setTimeout as pause } from 'node:timers/promises';
import { inUtc } from '@waymark/contracts-core';
import pg from 'pg';
import { withClient } from '@waymark/testing';
import type { Finding, Guarantee } from './guarantee';
import { FROM_OUR_PAGES } from '../load/send';
import type { ChaosPlatform } from './platform/chaos-platform';
import { PROBE_PATH, withProbeService } from './platform/with-probe-service';

/**
 * A read of the reviews service. `withSlowRead` makes it slow in PostgreSQL, with a row-level security policy that
 * sleeps.
 */
const SLOW_READ = '/api/top-reviewer';
const SLOW_SQL = 'SELECT member_id FROM top_reviewer';

async function withSlowRead<T>(ownerUrl: string, seconds: number, work: () => Promise<T>): Promise<T> {
  const change = (sql: string) => withClient(ownerUrl, (client) => client.query(sql));
  await change(
    `ALTER TABLE top_reviewer ENABLE ROW LEVEL SECURITY; CREATE POLICY chaos_slow ON top_reviewer USING (pg_sleep(${seconds}) IS NOT NULL)`,
  );
  try {
    return await work();
  } finally {
    await change('DROP POLICY chaos_slow ON top_reviewer; ALTER TABLE top_reviewer DISABLE ROW LEVEL SECURITY');
  }
}

/** Counts slow statements that currently run in PostgreSQL, by the application that sent them. */
async function runningReads(adminUrl: string, application: string): Promise<number> {
  const { rows } = await withClient(adminUrl, (client) =>
    client.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = $1 AND state = 'active' AND query LIKE '%top_reviewer%'`,
      [application],
    ),
  );
  return rows[0]?.n ?? 0;
}

const READ_MS = 3_000;
const WRITE_MS = 8_000;
const BODY_TAKES_MS = 500;
const SLOW_SECONDS = 20;
const OUTLIVE_MS = 1_000;
const CALLERS = 5;
const TOLD_MS = 'x-deadline-ms';

/** A read through the gateway takes 20 s in PostgreSQL: every process must give up in time, PostgreSQL too. */
export const deadlines: Guarantee = {
  id: 'G16',
  slices: ['reviews'],
  promise: 'nothing works on for a caller who has given up',
  async run(platform) {
    const told = await deadlinesTold(platform);
    const { held, control } = await withSlowRead(platform.databases.reviews.ownerUrl, SLOW_SECONDS, async () => {
      const [ours, theirs] = await Promise.all([askThroughTheGateway(platform), askWithoutDeadline(platform)]);
      return { held: ours, control: theirs };
    });
    return {
      held: { isAsItMust: told.isAsItMust && held.isAsItMust, figure: `${told.figure}; ${held.figure}` },
      control,
    };
  },
};

/**
 * Checks the deadline that a service gets: shorter than the gateway's, and reduced by the time already spent. A
 * deadline from the caller is ignored.
 */
function deadlinesTold(platform: ChaosPlatform): Promise<Finding> {
  return withProbeService(platform, async (seen) => {
    const url = platform.origin + PROBE_PATH;
    await fetch(url, { headers: { [TOLD_MS]: '60000' } });
    await fetch(url, {
      method: 'POST',
      headers: { ...FROM_OUR_PAGES, 'content-type': 'application/json' },
      body: '{}',
    });
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode('{'));
        await pause(BODY_TAKES_MS);
        controller.enqueue(new TextEncoder().encode('}'));
        controller.close();
      },
    });
    const late = {
      method: 'POST',
      headers: { ...FROM_OUR_PAGES, 'content-type': 'application/json' },
      body,
      duplex: 'half',
    };
    await fetch(url, late as RequestInit);
    const [read = NaN, write = NaN, slowWrite = NaN] = seen.map((headers) => Number(headers[TOLD_MS]));
    return {
      isAsItMust: read < READ_MS && write < WRITE_MS && slowWrite <= write - BODY_TAKES_MS + 50,
      figure: `a service is told ${read} of ${READ_MS} ms for a read, ${write} of ${WRITE_MS} for a write, ${slowWrite} after a body of ${BODY_TAKES_MS} ms`,
    };
  });
}

async function askThroughTheGateway(platform: ChaosPlatform): Promise<Finding> {
  const began = Date.now();
  const answers = await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      const answer = await fetch(platform.origin + SLOW_READ);
      await answer.arrayBuffer();
      return { status: answer.status, ms: Date.now() - began };
    }),
  );
  const answered = Date.now();
  while ((await runningReads(platform.urls.postgres, 'reviews')) > 0 && Date.now() - answered < OUTLIVE_MS * 3)
    await pause(25);
  const outlived = Date.now() - answered;
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  const statuses = [...new Set(answers.map(({ status }) => status))];
  return {
    isAsItMust:
      outlived < OUTLIVE_MS &&
      slowest < READ_MS + OUTLIVE_MS &&
      statuses.every((status) => status === 503 || status === 504),
    figure: `${CALLERS} reads of ${SLOW_SECONDS} s answered ${statuses.join(', ')} by ${slowest} ms, their statements gone ${outlived} ms later`,
  };
}

/** A client with default settings; its caller gives up after the same time. */
async function askWithoutDeadline(platform: ChaosPlatform): Promise<Finding> {
  const pool = new pg.Pool({
    connectionString: inUtc(platform.databases.reviews.appUrl),
    application_name: 'control',
    max: 1,
  });
  pool.on('error', () => undefined);
  const asked = pool.query(SLOW_SQL).catch(() => null);
  await pause(READ_MS + OUTLIVE_MS);
  const still = await runningReads(platform.urls.postgres, 'control');
  const admin = new pg.Client({ connectionString: inUtc(platform.urls.postgres) });
  await admin.connect();
  await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'control'`);
  await admin.end();
  await asked;
  await pool.end();
  return {
    isAsItMust: still > 0,
    figure: `without a deadline ${still} of 1 statement still ran ${OUTLIVE_MS} ms after its caller had given up`,
  };
}
