import type { Client } from 'pg';
import type { Person } from '../../../load/people';
import type { Deed } from '../crowd';
import { compared, type SocialDeeds } from './social-deeds';

/** Members like trips, and some take it back. */
export class Likes implements SocialDeeds {
  private readonly expected = new Set<string>();

  constructor(private readonly trips: readonly number[]) {}

  next({ id }: Person, step: number): Deed {
    const trip = this.trips[(step * 3 + id) % this.trips.length] ?? 0;
    const isLiked = (step + id) % 3 !== 0;
    const row = `${trip}:${id}`;
    return {
      method: 'PUT',
      path: `/api/trip-blogs/${trip}/like`,
      body: { isLiked },
      accepted: () => void (isLiked ? this.expected.add(row) : this.expected.delete(row)),
    };
  }

  async amiss(client: Client): Promise<string[]> {
    const { rows } = await client.query<{ row: string }>(
      `SELECT blog_id || ':' || member_id AS row FROM trip_like WHERE blog_id = ANY($1)`,
      [this.trips],
    );
    const { rowCount: counts } = await client.query(
      `SELECT 1 FROM trip_blog b WHERE id = ANY($1) AND like_count <> (SELECT count(*) FROM trip_like l WHERE l.blog_id = b.id)`,
      [this.trips],
    );
    const { rowCount: events } = await client.query(
      `SELECT 1 FROM trip_blog b JOIN LATERAL (
         SELECT (data ->> 'likes')::int AS likes FROM outbox
         WHERE type = 'community.blog.liked.v1' AND aggregate_id = b.id::text ORDER BY aggregate_version DESC LIMIT 1) last ON true
       WHERE id = ANY($1) AND last.likes <> like_count`,
      [this.trips],
    );
    const { rowCount: twice } = await client.query(
      `SELECT 1 FROM outbox WHERE type LIKE 'community.blog.%' GROUP BY aggregate_id, aggregate_version HAVING count(*) > 1`,
    );
    return [
      ...compared(
        'likes',
        rows.map(({ row }) => row),
        this.expected,
      ),
      ...(counts ? [`like_count wrong on ${counts} trips`] : []),
      ...(events ? [`the newest event of ${events} trips tells other likes`] : []),
      ...(twice ? [`${twice} versions of trips were told twice`] : []),
    ];
  }
}
