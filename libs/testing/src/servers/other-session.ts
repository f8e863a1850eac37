import { withClient } from './service-database';

const UNTIL_SOMEBODY_WAITS = `
  DO $$ BEGIN
    FOR tried IN 1..2000 LOOP
      IF EXISTS (SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))) THEN RETURN; END IF;
      PERFORM pg_sleep(0.01);
    END LOOP;
    RAISE 'nobody waited for this transaction';
  END $$`;

/** What `work` gives while another session holds the whole table. */
export function whileTableLocked<T>(url: string, table: string, work: () => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    return work();
  });
}

/**
 * What `begin` gives: it begins while another transaction has run `statements`, and that one commits as soon as something waits
 * for it. Rejects when nothing ever does.
 */
export function acrossCommit<T>(url: string, statements: string, begin: () => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    await client.query(`BEGIN; ${statements}`);
    // PostgreSQL itself looks who waits: a test that is slow to see it would let the limit of the lock pass.
    const [answer] = await Promise.all([begin(), client.query(`${UNTIL_SOMEBODY_WAITS}; COMMIT`)]);
    return answer;
  });
}
