import pg from 'pg';
import type { Log } from '../log/log';
import { DATABASE_LIMITS } from './limits';

export function createPool(url: string, service: string, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: service,
    max: DATABASE_LIMITS.connections,
    connectionTimeoutMillis: DATABASE_LIMITS.connect,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: DATABASE_LIMITS.read,
    lock_timeout: DATABASE_LIMITS.lock,
    idle_in_transaction_session_timeout: DATABASE_LIMITS.write,
  });
  // Without a listener an idle connection that PostgreSQL closes would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  return pool;
}
