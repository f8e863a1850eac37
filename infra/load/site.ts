import type { LocalStripeControl } from '@waymark/local-stripe';
import type { Client } from 'pg';
import type { Pool } from 'undici';
import { withClient } from '@waymark/testing';
import type { DatabaseUrls } from '../local/databases';
import { sendOnce } from './send';

export type Slice = 'reviews' | 'account' | 'maps' | 'community';

/** A platform that people use while something is done to it: where it is, and where to look what became of it. */
export interface Site {
  /** Of the gateway, or of the front door before several. */
  origin: string;
  databases: Record<Slice, DatabaseUrls>;
  /** Addresses, with passwords, of the servers. */
  urls: Record<'nats' | 'stripe', string>;
  stripe: LocalStripeControl;
}

/** Asks a slice's database as who owns its tables. */
export const inDatabase = <T>({ databases }: Site, slice: Slice, work: (client: Client) => Promise<T>): Promise<T> =>
  withClient(databases[slice].ownerUrl, work);

/** The first column of what a query finds. */
export async function valuesOf<T>(client: Client, sql: string, values: unknown[] = []): Promise<T[]> {
  const { rows } = await client.query<T[]>({ text: sql, values, rowMode: 'array' });
  return rows.map(([value]) => value as T);
}

/** In words, when a query finds what should not be. */
export async function amiss(
  client: Client,
  words: (count: number) => string,
  sql: string,
  values: unknown[] = [],
): Promise<string[]> {
  const { rowCount } = await client.query(sql, values);
  return rowCount ? [words(rowCount)] : [];
}

/** Names what is missing and what is too much. */
export function compared(what: string, found: readonly string[], expected: ReadonlySet<string>): string[] {
  const strange = found.filter((row) => !expected.has(row)).length;
  const twice = found.length - new Set(found).size;
  if (strange === 0 && twice === 0 && found.length === expected.size) return [];
  return [`${what}: ${found.length} rows, ${strange} of nobody, ${twice} twice, ${expected.size} expected`];
}

/** Whether a search that Meilisearch answers finds the venue of that name. */
export async function isInIndex(pool: Pool, name: string): Promise<boolean> {
  const { status, headers, text } = await sendOnce(pool, { path: `/api/venues/search?q=${encodeURIComponent(name)}` });
  if (status !== 200 || headers['x-search-engine'] !== 'meilisearch') return false;
  return (JSON.parse(text) as { name: string }[]).some((venue) => venue.name === name);
}
