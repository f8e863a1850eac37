/*
 * An alternative to the guarded relay: it never publishes again what the broker has acknowledged. Runs until stopped;
 * the table `fact` and the stream CONTROL show the losses.
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
