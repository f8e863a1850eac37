/*
 * What we could have built instead of the guarded relay: what the broker acknowledged once is done for ever. Runs until it
 * is stopped; the table `fact` and the stream CONTROL say what was lost.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { jetstream } from '@nats-io/jetstream';
import { inUtc } from '@waymark/contracts-core';
import pg from 'pg';
import { withBroker } from '../../load/with-broker';
import { makeFactStream } from './fact-stream';

const { DATABASE_URL = '', NATS_URL = '' } = process.env;
const pool = new pg.Pool({ connectionString: inUtc(DATABASE_URL) });

async function publishWaiting(js: ReturnType<typeof jetstream>): Promise<void> {
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM fact WHERE NOT published ORDER BY id LIMIT 100');
  for (const { id } of rows) {
    await js.publish(`control.fact.${id}`, '', { timeout: 2_000 });
    await pool.query('UPDATE fact SET published = true WHERE id = $1', [id]);
  }
}

for (;;) {
  await withBroker(NATS_URL, async (connection) => {
    const js = jetstream(connection);
    for (;;) {
      await publishWaiting(js);
      await pause(100);
    }
  }).catch(() => makeFactStream(NATS_URL, { keep: true }).catch(() => pause(250)));
}
