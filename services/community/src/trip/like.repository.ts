import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** All SQL of likes. Lock the trip first, so that the count is correct. */
@Injectable()
export class LikeRepository {
  /** Returns whether anything changed. */
  async set(tx: Tx, blogId: number, memberId: number, isLiked: boolean): Promise<boolean> {
    const statement = isLiked
      ? sql`INSERT INTO trip_like (blog_id, member_id) VALUES (${blogId}, ${memberId}) ON CONFLICT DO NOTHING RETURNING 1`
      : sql`DELETE FROM trip_like WHERE blog_id = ${blogId} AND member_id = ${memberId} RETURNING 1`;
    return (await tx.one(statement)) !== null;
  }

  async recount(tx: Tx, blogId: number): Promise<number> {
    const row = await tx.one<{ likes: number }>(sql`
      UPDATE trip_blog SET like_count = (SELECT count(*) FROM trip_like WHERE blog_id = ${blogId})
      WHERE id = ${blogId} RETURNING like_count AS likes`);
    return row?.likes ?? 0;
  }

  async count(tx: Tx, blogId: number): Promise<number> {
    const row = await tx.one<{ likes: number }>(sql`SELECT like_count AS likes FROM trip_blog WHERE id = ${blogId}`);
    return row?.likes ?? 0;
  }
}
