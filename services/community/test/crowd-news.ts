import { randomUUID } from 'node:crypto';
import { blogPublished, commentPublished } from '@waymark/contracts-community';
import type { EventContract, EventData } from '@waymark/contracts-core';
import { reviewPublished } from '@waymark/contracts-reviews';
import { JetStreamStrategy } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { CommunityUnderTest } from './community-service';
import { CROWD, READER, STANDINGS } from './crowd';

const BLOG = 1_201;

/** Each of the crowd publishes a review and comments on the reader's trip. */
export async function tellNews(service: CommunityUnderTest, memberId: number): Promise<void> {
  const tell = async <T extends EventContract>({ type }: T, data: EventData<T>) => {
    const envelope = { id: randomUUID(), type, time: new Date().toISOString(), aggregateId: '1', aggregateVersion: 1 };
    await service.app.get(JetStreamStrategy).dispatch({ ...envelope, correlationId: null, data });
  };
  const number = 1_300 + STANDINGS.findIndex((standing) => CROWD[standing] === memberId);
  await tell(blogPublished, { blogId: BLOG, authorId: READER, title: 'Leeds by tram' });
  const comment = { commentId: number, blogId: BLOG, authorId: memberId, blogAuthorId: READER, answeredId: null };
  await tell(commentPublished, comment);
  await tell(reviewPublished, {
    reviewId: number,
    venueId: 1_401,
    authorId: memberId,
    helpfulCount: 0,
    venueName: 'Tate',
  });
}

/** As if none of what stands between them had taken the row away. */
export async function followAll(service: CommunityUnderTest): Promise<void> {
  const all = STANDINGS.filter((standing) => standing !== 'stranger').map((standing) => CROWD[standing]);
  await service.sql.query(sql`
    INSERT INTO member_follow (follower_id, followed_id) SELECT ${READER}, unnest(${all}::int[]) ON CONFLICT DO NOTHING`);
}
