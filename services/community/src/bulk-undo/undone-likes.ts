import { Injectable } from '@nestjs/common';
import { type Before, type MemberSpan, type UndoneKind, type Tx } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';
import { LikeRepository } from '../trip/like.repository';
import { TellTrip } from '../trip/tell-trip';

/** Bulk undo of likes. A like is a row without a state, so the undo stores it in full and deletes it. */
@Injectable()
export class UndoneLikes implements UndoneKind {
  constructor(
    private readonly likes: LikeRepository,
    private readonly tell: TellTrip,
  ) {}

  rows({ memberId, from, to }: MemberSpan): Sql {
    return sql`
      SELECT liked.blog_id::text AS content_id, liked.created_at AS at, blog.title, 'Liked' AS said, '/trip-blogs/' || blog.id AS path
      FROM trip_like liked JOIN trip_blog blog ON blog.id = liked.blog_id
      WHERE liked.member_id = ${memberId} AND liked.created_at >= ${from} AND liked.created_at < ${to}`;
  }

  async take(tx: Tx, contentId: string, memberId: number): Promise<Before | null> {
    const blogId = Number(contentId);
    const authorId = await this.lock(tx, blogId);
    if (authorId === null) return null;
    const row = await tx.one<{ at: Date }>(sql`
      DELETE FROM trip_like WHERE blog_id = ${blogId} AND member_id = ${memberId} RETURNING created_at AS at`);
    if (!row) return null;
    await this.tell.liked(tx, { id: blogId, authorId }, await this.likes.recount(tx, blogId));
    return { at: row.at.toISOString() };
  }

  async bringBack(tx: Tx, contentId: string, memberId: number, { at }: Before): Promise<boolean> {
    const blogId = Number(contentId);
    const authorId = await this.lock(tx, blogId);
    if (authorId === null) return false;
    const row = await tx.one(sql`
      INSERT INTO trip_like (blog_id, member_id, created_at) VALUES (${blogId}, ${memberId}, ${String(at)}::timestamptz)
      ON CONFLICT DO NOTHING RETURNING 1`);
    if (row) await this.tell.liked(tx, { id: blogId, authorId }, await this.likes.recount(tx, blogId));
    return row !== null;
  }

  private async lock(tx: Tx, id: number): Promise<number | null> {
    const row = await tx.one<{ authorId: number }>(
      sql`SELECT author_id AS "authorId" FROM trip_blog WHERE id = ${id} FOR UPDATE`,
    );
    return row?.authorId ?? null;
  }
}
