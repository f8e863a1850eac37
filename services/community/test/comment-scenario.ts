import type { CommentCounts, CommentThread, TripComment } from '@waymark/contracts-community';
import sql from 'sql-template-tag';
import type { CommunityUnderTest } from './community-service';

interface Shown {
  isPublic?: boolean;
  isActive?: boolean;
}

/** Calls for trips and comments, as pages make them. */
export function commentCalls(service: CommunityUnderTest) {
  const one = `/api/trip-blogs/comments`;
  const of = (blogId: number) => `/api/trip-blogs/${blogId}/comments`;
  return {
    async member(id: number, { isPublic = true, isActive = true }: Shown = {}): Promise<void> {
      await service.sql.query(sql`
        INSERT INTO member (id, display_name, is_public, is_active) VALUES (${id}, ${`Member ${id}`}, ${isPublic}, ${isActive})
        ON CONFLICT (id) DO UPDATE SET is_public = ${isPublic}, is_active = ${isActive}`);
    },
    async apart(one: number, other: number): Promise<void> {
      await service.sql.query(sql`
        INSERT INTO member_block (member_id, other_id, is_blocker) VALUES (${one}, ${other}, true), (${other}, ${one}, false)`);
    },
    async trip(authorId: number, isPublished = true): Promise<number> {
      const row = await service.sql.one<{ id: number }>(sql`
        INSERT INTO trip_blog (author_id, author_name, title, description, destination, start_date, is_published)
        VALUES (${authorId}, ${`Member ${authorId}`}, 'A week by the sea', 'Seven days.', 'Whitby', '2026-05-04', ${isPublished})
        RETURNING id`);
      return row?.id ?? 0;
    },
    async day(blogId: number, dayNumber: number): Promise<number> {
      const row = await service.sql.one<{ id: number }>(sql`
        INSERT INTO trip_blog_entry (blog_id, day_number, title) VALUES (${blogId}, ${dayNumber}, 'A day') RETURNING id`);
      return row?.id ?? 0;
    },
    /** Approves this many comments of the member, on a trip that no test reads. */
    async trust(memberId: number, approved = 3): Promise<void> {
      const blogId = await this.trip(999_999, false);
      await service.sql.query(sql`
        INSERT INTO trip_comment (blog_id, author_id, author_name, content, state, is_approved, created_at)
        SELECT ${blogId}, ${memberId}, 'Earlier', 'An earlier comment', 'published', true, now() - interval '1 day'
        FROM generate_series(1, ${approved})`);
    },
    /** Makes all comments a day old, so that no rate limit applies. */
    async aDayPasses(): Promise<void> {
      await service.sql.query(sql`UPDATE trip_comment SET created_at = created_at - interval '1 day'`);
    },
    say: (
      as: number | undefined,
      blogId: number,
      content: unknown,
      more: { entryId?: number; answersId?: number; key?: string } = {},
    ) => {
      const { key, ...where } = more;
      return service.call<TripComment>('POST', of(blogId), { as, key, body: { content, ...where } });
    },
    edit: (as: number, id: number, content: string) =>
      service.call<TripComment>('PATCH', `${one}/${id}`, { as, body: { content } }),
    remove: (as: number, id: number) => service.call('DELETE', `${one}/${id}`, { as }),
    decide: (as: number, id: number, isApproved: unknown, role?: 'moderator') =>
      service.call<TripComment>('PUT', `${one}/${id}/approval`, { as, role, body: { isApproved } }),
    list: (as: number | undefined, blogId: number, query = '') =>
      service.call<CommentThread[]>('GET', `${of(blogId)}${query}`, { as }),
    counts: async (as: number | undefined, blogId: number) =>
      (await service.call<CommentCounts>('GET', `${of(blogId)}/counts`, { as })).body,
    waiting: (as: number | undefined, blogId: number, role?: 'moderator') =>
      service.call<TripComment[]>('GET', `${of(blogId)}/waiting`, { as, role }),
    read: (as: number | undefined, id: number) => service.call<TripComment>('GET', `${one}/${id}`, { as }),
    answers: (as: number | undefined, id: number, query = '') =>
      service.call<TripComment[]>('GET', `${one}/${id}/answers${query}`, { as }),
    told: async (commentId: number) =>
      (
        await service.sql.query<{ type: string; version: number; data: object }>(sql`
          SELECT type, aggregate_version AS version, data FROM outbox
          WHERE aggregate_id = ${String(commentId)} AND type LIKE 'community.comment.%' ORDER BY seq`)
      ).map(({ type, version, data }) => [type.split('.')[2], version, data] as const),
  };
}
