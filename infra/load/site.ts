import type { LocalStripeControl } from '@waymark/local-stripe';
import type { Client } from 'pg';
import type { Pool } from 'undici';
import { withClient } from '@waymark/testing';
import type { DatabaseUrls } from '../local/databases';
import { sendOnce } from './send';

export type Slice = 'reviews' | 'account' | 'maps' | 'community';

/** A platform under test: where it runs, and where to check the results. */
export interface Site {
  /** The gateway's origin, or the front door's when there are several gateways. */
  origin: string;
  databases: Record<Slice, DatabaseUrls>;
  /** URLs of the servers, with passwords. */
  urls: Record<'nats' | 'stripe', string>;
  stripe: LocalStripeControl;
}

/** Queries a slice's database as the owner of its tables. */
export const inDatabase = <T>({ databases }: Site, slice: Slice, work: (client: Client) => Promise<T>): Promise<T> =>
  withClient(databases[slice].ownerUrl, work);

/** Returns the first column of a query's rows. */
export async function valuesOf<T>(client: Client, sql: string, values: unknown[] = []): Promise<T[]> {
  const { rows } = await client.query<T[]>({ text: sql, values, rowMode: 'array' });
  return rows.map(([value]) => value as T);
}

/** Returns a sentence when a query finds rows that should not exist. */
export async function amiss(
  client: Client,
  words: (count: number) => string,
  sql: string,
  values: unknown[] = [],
): Promise<string[]> {
  const { rowCount } = await client.query(sql, values);
  return rowCount ? [words(rowCount)] : [];
}

/** Returns which rows are missing and which are unexpected. */
export function compared(what: string, found: readonly string[], expected: ReadonlySet<string>): string[] {
  const strange = found.filter((row) => !expected.has(row)).length;
  const twice = found.length - new Set(found).size;
  if (strange === 0 && twice === 0 && found.length === expected.size) return [];
  return [`${what}: ${found.length} rows, ${strange} of nobody, ${twice} twice, ${expected.size} expected`];
}

/** Returns whether a search through Meilisearch finds the venue with that name. */
export async function isInIndex(pool: Pool, name: string): Promise<boolean> {
  const { status, headers, text } = await sendOnce(pool, { path: `/api/venues/search?q=${encodeURIComponent(name)}` });
  if (status !== 200 || headers['x-search-engine'] !== 'meilisearch') return false;
  return (JSON.parse(text) as { name: string }[]).some((venue) => venue.name === name);
}
