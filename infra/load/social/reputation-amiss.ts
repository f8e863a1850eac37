import { REPUTATION_RULES } from '@waymark/contracts-community';
import { amiss, inDatabase, type Site } from '../site';

const POINTS = `
  SELECT of.id AS member,
    $2 * least($3, (SELECT count(*) FROM trip_blog WHERE author_id = of.id AND is_published))::int +
    coalesce((SELECT sum(least($4, like_count)) FROM trip_blog WHERE author_id = of.id AND is_published), 0)::int * $5 +
    $6 * least($7, (SELECT count(*) FROM trip_comment c JOIN trip_blog b ON b.id = blog_id
                    WHERE c.author_id = of.id AND state = 'published' AND b.author_id <> of.id))::int AS points
  FROM unnest($1::int[]) AS of (id)`;
/** Tables with points: in the slice that counts them and in the one that shows them. */
const STORED = {
  community: 'SELECT member_id AS member, points FROM member_merit',
  account: 'SELECT id AS member, points FROM user_profile',
} as const;

/** Returns members with points that differ from the rules for their rows. */
export async function reputationAmiss(site: Site, ids: readonly number[]): Promise<string[]> {
  const { trip, comment } = REPUTATION_RULES;
  const rule = [trip.points, trip.mostADay, trip.given?.mostEach, trip.given?.points, comment.points, comment.mostADay];
  const { rows } = await inDatabase(site, 'community', (client) => client.query(POINTS, [ids, ...rule]));
  const wrongIn = (slice: keyof typeof STORED) =>
    inDatabase(site, slice, (client) =>
      amiss(
        client,
        (count) => `${slice} has other points of ${count} members than those of their rows`,
        `SELECT 1 FROM jsonb_to_recordset($1::jsonb) AS due (member int, points int) LEFT JOIN (${STORED[slice]}) kept USING (member)
         WHERE coalesce(kept.points, 0) <> due.points`,
        [JSON.stringify(rows)],
      ),
    );
  return [...(await wrongIn('community')), ...(await wrongIn('account'))];
}
