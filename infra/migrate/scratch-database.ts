import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { withClient } from '@waymark/testing';

const RUNNING = resolve(import.meta.dirname, '../..', process.env['WAYMARK_DATA_DIR'] ?? '.local', 'running.json');
const EXTENSIONS = ['pg_trgm', 'unaccent'];

function adminUrl(): string {
  const given = process.env['DATABASE_ADMIN_URL'];
  if (given !== undefined) return given;
  const running = existsSync(RUNNING) ? (JSON.parse(readFileSync(RUNNING, 'utf8')) as { adminUrl?: string }) : {};
  if (running.adminUrl !== undefined) return running.adminUrl;
  throw new Error('No PostgreSQL: set DATABASE_ADMIN_URL, or start the platform with "npm start".');
}

/** An empty database as the platform would make it, dropped afterwards whatever happens. */
export async function withScratchDatabase<T>(slice: string, work: (url: string) => Promise<T>): Promise<T> {
  const admin = adminUrl();
  const name = `scratch_${slice}_${randomBytes(4).toString('hex')}`;
  const url = new URL(admin);
  url.pathname = `/${name}`;
  await withClient(admin, (client) => client.query(`CREATE DATABASE ${name}`));
  try {
    await withClient(url.href, (client) =>
      client.query(EXTENSIONS.map((extension) => `CREATE EXTENSION ${extension};`).join('\n')),
    );
    return await work(url.href);
  } finally {
    await withClient(admin, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  }
}
