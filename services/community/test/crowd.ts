import { tripPublished, commentPublished } from '@waymark/contracts-community';
import { reviewPublished } from '@waymark/contracts-reviews';
import sql from 'sql-template-tag';
import type { CommunityUnderTest } from './community-service';
import { peopleCalls } from './people-scenario';

/** One member for each relation to the reader. Their IDs and names occur nowhere else by chance. */
export const CROWD = {
  stranger: 70_001_001,
  follower: 70_002_002,
  blocked: 70_003_003,
  blocker: 70_004_004,
  private: 70_005_005,
  suspended: 70_006_006,
  deleted: 70_007_007,
} as const;
export type Standing = keyof typeof CROWD;
export const STANDINGS = Object.keys(CROWD) as Standing[];
export const READER = 80_000_008;
/** A public member who follows everybody in the crowd and is followed by them. */
export const HOST = 90_000_009;

export const nameOf = (standing: Standing): string => `Zaphira the ${standing}`;

/** Lets all members follow and publish while nothing prevents it, and then creates the blocks and other relations. */
export async function gatherCrowd(
  service: CommunityUnderTest,
  publish: (memberId: number) => Promise<void>,
): Promise<void> {
  const people = peopleCalls(service);
  await people.known(READER, { interests: ['Accessible travel'] });
  await people.known(HOST);
  for (const standing of STANDINGS) {
    const id = CROWD[standing];
    await people.known(id, { displayName: nameOf(standing), interests: ['Accessible travel'] });
    await people.follow(HOST, id);
    await people.follow(id, HOST);
    await publish(id);
  }
  await people.follow(READER, CROWD.follower);
  await people.mute(CROWD.private, READER);
  await people.block(CROWD.blocked, READER);
  await people.block(READER, CROWD.blocker);
  await service.sql.query(sql`UPDATE member SET is_public = false WHERE id = ${CROWD.private}`);
  await service.sql.query(sql`UPDATE member SET is_active = false WHERE id = ${CROWD.suspended}`);
  await service.leave(CROWD.deleted);
}

/** A member of the crowd publishes a review and comments on the reader's trip. */
export async function tellNews(service: CommunityUnderTest, memberId: number): Promise<void> {
  const blogId = 1_201;
  // Not the member's ID: specs search the responses for that ID.
  const [commentId, reviewId] = [1_300 + (memberId % 10), 1_300 + (memberId % 10)];
  await service.tell(tripPublished, { blogId, authorId: READER, title: 'Leeds by tram' });
  const comment = { commentId, blogId, authorId: memberId, blogAuthorId: READER, answeredId: null };
  await service.tell(commentPublished, comment);
  const review = { reviewId, venueId: 1_401, authorId: memberId, helpfulCount: 0, venueName: 'Tate' };
  await service.tell(reviewPublished, review);
}

/** Restores the follows that blocks and other relations had removed. */
export async function followAll(service: CommunityUnderTest): Promise<void> {
  const all = STANDINGS.filter((standing) => standing !== 'stranger').map((standing) => CROWD[standing]);
  await service.sql.query(sql`
    INSERT INTO member_follow (follower_id, followed_id) SELECT ${READER}, unnest(${all}::int[]) ON CONFLICT DO NOTHING`);
}
