import { existsSync, readFileSync } from 'node:fs';
import { kill } from 'node:process';
import { Redis } from 'ioredis';
import { inUtc } from '@waymark/contracts-core';
import pg from 'pg';
import { Pool } from 'undici';
import type { ChaosPlatform } from '../platform/chaos-platform';

/** A client with default settings and no deadline, about to send a request that gets no response. */
export interface DefaultClient {
  name: string;
  ask(): void;
  isWaiting(): boolean;
  close(): Promise<void>;
}

function client(name: string, call: () => Promise<unknown>, close: () => Promise<unknown> | void): DefaultClient {
  let isWaiting = false;
  return {
    name,
    ask() {
      isWaiting = true;
      const done = () => (isWaiting = false);
      call().then(done, done);
    },
    isWaiting: () => isWaiting,
    close: async () => void (await close()),
  };
}

/** Creates the client to use while Redis is frozen. */
export async function defaultRedis(url: string): Promise<DefaultClient> {
  const redis = new Redis(url);
  await redis.ping();
  return client(
    'ioredis',
    () => redis.get('x'),
    () => redis.disconnect(),
  );
}

/** Creates the client to use while that service is frozen. */
export async function defaultHttp(origin: string): Promise<DefaultClient> {
  const pool = new Pool(origin);
  const ask = async () => (await pool.request({ method: 'GET', path: '/health/live' })).body.dump();
  await ask();
  return client('undici', ask, () => pool.destroy());
}

/**
 * Creates a client that freezes its own PostgreSQL process when it sends a query. Null when we cannot see that process
 * (Docker).
 */
export async function defaultPostgres(platform: ChaosPlatform): Promise<DefaultClient | null> {
  const connection = new pg.Client({ connectionString: inUtc(platform.urls.postgres) });
  connection.on('error', () => undefined);
  await connection.connect();
  const { rows } = await connection.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const backend = rows[0]?.pid ?? 0;
  if (parentOf(backend) !== platform.parts.postgres.pid()) {
    await connection.end();
    return null;
  }
  const ask = () => {
    kill(backend, 'SIGSTOP');
    return connection.query('SELECT 1');
  };
  return client('pg', ask, () => {
    kill(backend, 'SIGCONT');
    return connection.end();
  });
}

function parentOf(pid: number): number {
  const file = `/proc/${pid}/status`;
  return existsSync(file) ? Number(/^PPid:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1]) : NaN;
}
