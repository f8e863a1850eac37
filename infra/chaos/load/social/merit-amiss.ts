import { MERIT_RULES } from '@waymark/contracts-community';
import { withClient } from '@waymark/testing';
import type { DatabaseUrls } from '../../../local/databases';

const POINTS = `
  SELECT of.id AS member,
    $2 * least($3, (SELECT count(*) FROM trip_blog WHERE author_id = of.id AND is_published))::int +
    coalesce((SELECT sum(least($4, like_count)) FROM trip_blog WHERE author_id = of.id AND is_published), 0)::int * $5 +
    $6 * least($7, (SELECT count(*) FROM trip_comment c JOIN trip_blog b ON b.id = blog_id
                    WHERE c.author_id = of.id AND state = 'published' AND b.author_id <> of.id))::int AS points
  FROM unnest($1::int[]) AS of (id)`;

/** Whose points are not what the table gives for their rows, in the slice that counts and in the one that shows. */
export async function meritAmiss(
  databases: { community: DatabaseUrls; account: DatabaseUrls },
  ids: readonly number[],
): Promise<string[]> {
  const { trip, comment } = MERIT_RULES;
  const rule = [trip.points, trip.mostADay, trip.given?.mostEach, trip.given?.points, comment.points, comment.mostADay];
  const expected = await withClient(databases.community.ownerUrl, (client) =>
    client.query<{ member: number; points: number }>(POINTS, [ids, ...rule]),
  );
  const counted = await withClient(databases.community.ownerUrl, (client) =>
    client.query<{ member: number; points: number }>(
      'SELECT member_id AS member, points FROM member_merit WHERE member_id = ANY($1)',
      [ids],
    ),
  );
  const shown = await withClient(databases.account.ownerUrl, (client) =>
    client.query<{ member: number; points: number }>(
      'SELECT id AS member, points FROM user_profile WHERE id = ANY($1)',
      [ids],
    ),
  );
  const wrong = (rows: readonly { member: number; points: number }[]) => {
    const points = new Map(rows.map((row) => [row.member, row.points]));
    return expected.rows.filter((row) => (points.get(row.member) ?? 0) !== row.points).length;
  };
  const [inCommunity, inAccount] = [wrong(counted.rows), wrong(shown.rows)];
  return [
    ...(inCommunity ? [`points of ${inCommunity} members are not those of their rows`] : []),
    ...(inAccount ? [`the profiles of ${inAccount} members show other points`] : []),
  ];
}
