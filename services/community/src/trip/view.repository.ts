import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';

export interface Today {
  day: string;
  salt: string;
}

/** All SQL of views. Days are in UTC. */
@Injectable()
export class ViewRepository {
  constructor(private readonly database: Database) {}

  /** Returns the salt of a day. The first process that asks creates it. */
  async saltOf({ day, salt }: Today): Promise<string> {
    const row = await this.database.one<{ salt: string }>(sql`
      INSERT INTO trip_view_salt AS known (day, salt) VALUES (${day}::date, ${salt})
      ON CONFLICT (day) DO UPDATE SET salt = known.salt RETURNING known.salt`);
    return row?.salt ?? salt;
  }

  /**
   * Counts a reader once a day; authors do not count. Returns the number of views; null if the reader can see no such
   * trip.
   */
  async count(
    blogId: number,
    { day, visitor }: { day: string; visitor: string },
    reader: number | null,
  ): Promise<number | null> {
    const row = await this.database.one<{ views: number }>(sql`
      WITH readable AS (
        SELECT blog.id, blog.author_id, blog.view_count FROM trip_blog blog
        WHERE blog.id = ${blogId} AND (blog.author_id = ${reader}::int OR blog.is_published
          AND NOT EXISTS (SELECT 1 FROM member_block b WHERE b.member_id = ${reader}::int AND b.other_id = blog.author_id))
      ), seen AS (
        INSERT INTO trip_view (blog_id, day, visitor)
        SELECT id, ${day}::date, ${visitor} FROM readable WHERE author_id IS DISTINCT FROM ${reader}::int
        ON CONFLICT DO NOTHING RETURNING blog_id
      ), counted AS (
        UPDATE trip_blog SET view_count = view_count + 1 WHERE id IN (SELECT blog_id FROM seen) RETURNING view_count
      )
      SELECT coalesce((SELECT view_count FROM counted), readable.view_count) AS views FROM readable`);
    return row?.views ?? null;
  }

  /** Deletes the views of earlier days, and the salts that could identify their readers. */
  async forgetBefore(day: string): Promise<void> {
    await this.database.query(sql`DELETE FROM trip_view_salt WHERE day < ${day}::date`);
    await this.database.query(sql`DELETE FROM trip_view WHERE day < ${day}::date`);
  }
}
