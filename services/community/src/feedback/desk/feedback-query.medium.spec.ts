import type { AdminFeedback } from '@waymark/contracts-community';
import { HEADERS } from '@waymark/contracts-core';
import sql from 'sql-template-tag';
import { sharedCommunity, type CommunityUnderTest } from '../../../test/community-service';

/** More than are looked through first, so that each way of looking on has something to find. */
const ALL = 2_400;
const numbers = Array.from({ length: ALL }, (_, at) => ALL - at);

let service: CommunityUnderTest;
let first: number;
beforeAll(async () => {
  service = await sharedCommunity();
  const [row] = await service.sql.query<{ first: number }>(sql`
    WITH made AS (
      INSERT INTO feedback (type, subject, message, urgency, status)
      SELECT 'complaint', 'Number ' || n,
             'everywhere' || CASE WHEN n % 10 = 0 THEN ' often' ELSE '' END || CASE WHEN n % 150 = 0 THEN ' seldom' ELSE '' END
             || CASE WHEN n <= 1500 THEN ' long-ago' ELSE '' END || CASE WHEN n > 2300 THEN ' lately' ELSE '' END,
             'high', CASE WHEN n % 3 = 0 THEN 'done' ELSE 'new' END
      FROM generate_series(1, ${ALL}::int) AS n ORDER BY n RETURNING id)
    SELECT min(id) AS first FROM made`);
  first = row?.first ?? 0;
}, 60_000);

/** IDs on all pages in order, and the total that each page returned. */
async function found(query: string): Promise<{ order: number[]; totals: Set<string | null> }> {
  const path = `/api/admin/feedback?limit=50&${query}`;
  const pages = await service.pages<AdminFeedback>(path, { as: 9, role: 'moderator' });
  return {
    order: pages.flatMap(({ body }) => body.map(({ id }) => id - first + 1)),
    totals: new Set(pages.map(({ headers }) => headers.get(HEADERS.totalCount))),
  };
}

describe('feedback by words', () => {
  it.each<[string, string, (n: number) => boolean]>([
    ['a word of all', 'q=everywhere', () => true],
    ['a word of many', 'q=often', (n) => n % 10 === 0],
    ['a word of few', 'q=seldom', (n) => n % 150 === 0],
    ['a word of none', 'q=never', () => false],
    ['a word that is no longer said', 'q=long%20ago', (n) => n <= 1500],
    ['a word of these days', 'q=lately', (n) => n > 2300],
    ['the beginning of a word, and another', 'q=often%20ever', (n) => n % 10 === 0],
    ['a word of all, and a filter', 'q=everywhere&status=done', (n) => n % 3 === 0],
    ['a word of few, and a filter', 'q=seldom&status=new', (n) => n % 150 === 0 && n % 3 !== 0],
  ])('are the same however many have it: %s', async (_, query, has) => {
    const wanted = numbers.filter(has);
    const { order, totals } = await found(query);
    expect(order).toEqual(wanted);
    expect([...totals]).toEqual([String(Math.min(wanted.length, 1_000))]);
  });
});
