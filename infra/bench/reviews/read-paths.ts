import type { Client } from 'pg';
import type { Ask } from '../../load/send';
import type { Kinds } from '../ten-times';

const SORTS = {
  newest: 'created_at DESC, id DESC',
  oldest: 'created_at, id',
  highest: 'coalesce(overall_rating, -1) DESC, id DESC',
  lowest: '-coalesce(overall_rating, 6) DESC, id DESC',
} as const;
type Sort = keyof typeof SORTS;

const BANDS = {
  '': 'true',
  excellent: 'overall_rating >= 4',
  good: 'overall_rating >= 3 AND overall_rating < 4',
  fair: 'overall_rating >= 2 AND overall_rating < 3',
  poor: 'overall_rating < 2',
} as const;

/** Common and rare words, a venue's name, both, word prefixes, and a word that occurs nowhere. */
const TEXTS = [
  'the',
  'lift',
  'cobbles',
  'tactile handrail',
  'number77',
  'number4999',
  'venue 7 leeds',
  'york lift',
  'st',
  'zzzz',
];

/** Returns the paths to read, by kind. A deep page is in the middle of its list. */
export async function readPaths(client: Client, busyVenueId: number): Promise<Kinds> {
  const lists = (Object.keys(SORTS) as Sort[]).flatMap((sort) =>
    Object.entries(BANDS).map(([band, where]) => ({ sort, band, where })),
  );
  const deep: Ask[] = [];
  for (const { sort, band, where } of lists)
    deep.push(list({ sort, rating: band, cursor: await middle(client, sort, where) }));
  const deepTexts: Ask[] = [];
  for (const sort of ['newest', 'lowest'] as const) {
    const cursor = await middle(client, sort, 'true');
    deepTexts.push(...['lift', 'number77'].map((q) => list({ sort, q, cursor })));
  }
  return {
    'first pages': lists.map(({ sort, band }) => list({ sort, rating: band })),
    'deep pages': deep,
    'text searches': (Object.keys(SORTS) as Sort[]).flatMap((sort) => TEXTS.map((q) => list({ sort, q }))),
    'deep pages of texts': deepTexts,
    'busy venue': [
      { path: `/api/venues/${busyVenueId}` },
      ...(Object.keys(SORTS) as Sort[]).map((sort) => list({ sort, venueId: String(busyVenueId) })),
    ],
  };
}

function list(query: Record<string, string>): Ask {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return { path: `/api/reviews?${new URLSearchParams(given).toString()}` };
}

async function middle(client: Client, sort: Sort, where: string): Promise<string> {
  const { rows } = await client.query<{ id: number; created_at: Date; overall_rating: number | null }>(
    `SELECT id, created_at, overall_rating FROM review WHERE ${where} ORDER BY ${SORTS[sort]} OFFSET (SELECT count(*) / 2 FROM review WHERE ${where}) LIMIT 1`,
  );
  const [row] = rows;
  if (!row) throw new Error(`No review for ${sort} where ${where}`);
  const byTime = sort === 'newest' || sort === 'oldest';
  const value = byTime ? row.created_at.toISOString() : (row.overall_rating ?? (sort === 'highest' ? -1 : 6));
  return Buffer.from(JSON.stringify([sort, value, row.id])).toString('base64url');
}
