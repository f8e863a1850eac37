import { withClient } from './service-database';

const UNTIL_SOMEBODY_WAITS = `
  DO $$ BEGIN
    FOR tried IN 1..2000 LOOP
      IF EXISTS (SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))) THEN RETURN; END IF;
      PERFORM pg_sleep(0.01);
    END LOOP;
    RAISE 'nobody waited for this transaction';
  END $$`;

/** Returns the result of `work`, run while another session locks the whole table. */
export function whileTableLocked<T>(url: string, table: string, work: () => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    return work();
  });
}

/**
 * Returns the result of `begin`. It starts while another transaction has run `statements`; that transaction commits as
 * soon as something waits for it. Rejects when nothing ever does.
 */
export function acrossCommit<T>(url: string, statements: string, begin: () => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    await client.query(`BEGIN; ${statements}`);
    // PostgreSQL itself detects the waiting session: a slow test could notice it only after the lock timeout.
    const [answer] = await Promise.all([begin(), client.query(`${UNTIL_SOMEBODY_WAITS}; COMMIT`)]);
    return answer;
  });
}
