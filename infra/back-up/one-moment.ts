import { inUtc } from '@waymark/contracts-core';
import pg from 'pg';

/** A snapshot of a database, while others keep writing to it. */
export interface Moment {
  url: string;
  /** Sees only the snapshot. */
  client: pg.Client;
  /** For pg_dump's `--snapshot`. */
  snapshot: string;
}

const LOCK_TIMEOUT_MS = 10_000;

/**
 * Takes snapshots of several databases at one moment: every event that one service has handled is also in the sender's
 * snapshot. No service handles events for the few milliseconds of taking the snapshots; everything else continues.
 */
export async function atOneMoment<T>(
  urls: Record<string, string>,
  work: (moments: Record<string, Moment>) => Promise<T>,
): Promise<T> {
  const open: pg.Client[] = [];
  const connect = async (url: string): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: inUtc(url), connectionTimeoutMillis: 5_000 });
    open.push(client);
    await client.connect();
    return client;
  };
  try {
    const locks = await Promise.all(Object.values(urls).map(connect));
    await Promise.all(locks.map(holdInbox));
    const moments = await Promise.all(
      Object.entries(urls).map(async ([name, url]) => [name, await takeMoment(url, await connect(url))] as const),
    );
    await Promise.all(locks.map((client) => client.query('ROLLBACK')));
    return await work(Object.fromEntries(moments));
  } finally {
    await Promise.all(open.map((client) => client.end()));
  }
}

/** Locks the inbox: each event is handled in a transaction that writes to this table. */
async function holdInbox(client: pg.Client): Promise<void> {
  await client.query('BEGIN');
  await client.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
  await client.query('LOCK TABLE inbox IN SHARE MODE');
}

async function takeMoment(url: string, client: pg.Client): Promise<Moment> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const { rows } = await client.query<{ snapshot: string }>('SELECT pg_export_snapshot() AS snapshot');
  return { url, client, snapshot: rows[0]?.snapshot ?? '' };
}
