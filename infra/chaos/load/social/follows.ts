import type { Client } from 'pg';
import type { Person } from '../../../load/people';
import type { Deed } from '../crowd';
import { compared, type SocialDeeds } from './social-deeds';

/** Members follow each other, and some stop. */
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
    const { rows } = await client.query<{ row: string }>(
      `SELECT follower_id || ':' || followed_id AS row FROM member_follow WHERE follower_id = ANY($1)`,
      [ids],
    );
    const { rowCount: untold } = await client.query(
      `SELECT 1 FROM member_follow f WHERE follower_id = ANY($1) AND 1 <> (
         SELECT count(*) FROM notification n WHERE n.member_id = followed_id AND n.type = 'follow' AND n.actor_id = follower_id)`,
      [ids],
    );
    return [
      ...compared(
        'follows',
        rows.map(({ row }) => row),
        this.expected,
      ),
      ...(untold ? [`${untold} follows without exactly one notification`] : []),
    ];
  }
}
