/*
 * An alternative to the outbox: commit, then publish. If it is killed in between, the event is never published. Runs
 * until killed; the table `fact` and the stream CONTROL show the losses.
 */
import { jetstream } from '@nats-io/jetstream';
import { inUtc } from '@waymark/contracts-core';
import pg from 'pg';
import { withBroker } from '../../load/with-broker';

const AT_ONCE = 10;
const { DATABASE_URL = '', NATS_URL = '' } = process.env;
const pool = new pg.Pool({ connectionString: inUtc(DATABASE_URL), max: AT_ONCE });

await withBroker(NATS_URL, async (connection) => {
  const js = jetstream(connection);
  const write = async () => {
    for (;;) {
      const { rows } = await pool.query<{ id: number }>('INSERT INTO fact DEFAULT VALUES RETURNING id');
      await js.publish(`control.fact.${rows[0]?.id}`, '');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, write));
});
