import { memberDeleted, exportRequested } from '@waymark/contracts-account';
import { PrivacyCheck } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { COMMUNITY_PRIVACY } from '../src/privacy/privacy.declaration';
import type { CommunityUnderTest } from './community-service';
import { peopleCalls } from './people-scenario';

/** How somebody stands to the reader. Their numbers and names stand nowhere by chance. */
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
/** Open to everybody; follows and is followed by all of the crowd. */
export const HOST = 90_000_009;

export const nameOf = (standing: Standing): string => `Zaphira the ${standing}`;

/** Everybody did what can be done while nothing stood between them; then each became what they are called. */
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
  const privacy = new PrivacyCheck(service.app, COMMUNITY_PRIVACY, { leaves: memberDeleted, asks: exportRequested });
  await until('the erasure', 10_000, () => privacy.leave(CROWD.deleted));
}
