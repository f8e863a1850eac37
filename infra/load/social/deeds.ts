import type { Client } from 'pg';
import type { Deed } from '../crowd';
import type { Person } from '../people';
import { amiss, compared, valuesOf } from '../site';

/** A kind of social action, and its expected result in the database. */
export interface SocialDeeds {
  next(member: Person, step: number): Deed;
  /** Returns where rows, counts or notifications differ from what was accepted, as sentences. */
  amiss(client: Client): Promise<string[]>;
}

/** Members like trips, and some remove their like. */
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
    const rows = await valuesOf<string>(
      client,
      `SELECT blog_id || ':' || member_id FROM trip_like WHERE blog_id = ANY($1)`,
      [this.trips],
    );
    return [
      ...compared('likes', rows, this.expected),
      ...(await amiss(
        client,
        (count) => `like_count wrong on ${count} trips`,
        `SELECT 1 FROM trip_blog b WHERE id = ANY($1) AND like_count <> (SELECT count(*) FROM trip_like l WHERE l.blog_id = b.id)`,
        [this.trips],
      )),
      ...(await amiss(
        client,
        (count) => `the newest event of ${count} trips tells other likes`,
        `SELECT 1 FROM trip_blog b JOIN LATERAL (
           SELECT (data ->> 'likes')::int AS likes FROM outbox
           WHERE type = 'community.blog.liked.v1' AND aggregate_id = b.id::text ORDER BY aggregate_version DESC LIMIT 1) last ON true
         WHERE id = ANY($1) AND last.likes <> like_count`,
        [this.trips],
      )),
      ...(await amiss(
        client,
        (count) => `${count} versions of trips were told twice`,
        `SELECT 1 FROM outbox WHERE type LIKE 'community.blog.%' GROUP BY aggregate_id, aggregate_version HAVING count(*) > 1`,
      )),
    ];
  }
}

/** Members follow each other, and some unfollow. */
export class Follows implements SocialDeeds {
  private readonly expected = new Set<string>();

  constructor(private readonly people: readonly Person[]) {}

  next({ id }: Person, step: number): Deed {
    const others = this.people.filter((person) => person.id !== id);
    const other = others[(step * 3 + id) % others.length]?.id ?? 0;
    const isFollowing = (step + id) % 4 !== 0;
    const row = `${id}:${other}`;
    return {
      method: isFollowing ? 'POST' : 'DELETE',
      path: `/api/users/${other}/follow`,
      accepted: () => void (isFollowing ? this.expected.add(row) : this.expected.delete(row)),
    };
  }

  async amiss(client: Client): Promise<string[]> {
    const ids = this.people.map(({ id }) => id);
    const rows = await valuesOf<string>(
      client,
      `SELECT follower_id || ':' || followed_id FROM member_follow WHERE follower_id = ANY($1)`,
      [ids],
    );
    return [
      ...compared('follows', rows, this.expected),
      ...(await amiss(
        client,
        (count) => `${count} follows without exactly one notification`,
        `SELECT 1 FROM member_follow f WHERE follower_id = ANY($1) AND 1 <> (
           SELECT count(*) FROM notification n WHERE n.member_id = followed_id AND n.type = 'follow' AND n.actor_id = follower_id)`,
        [ids],
      )),
    ];
  }
}
