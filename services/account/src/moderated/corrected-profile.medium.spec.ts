import { randomUUID } from 'node:crypto';
import type { UserProfile } from '@waymark/contracts-account';
import { caseDecided } from '@waymark/contracts-community';
import type { CorrectionTexts, Problem } from '@waymark/contracts-core';
import { JetStreamStrategy } from '@waymark/service-kit';
import { type AccountUnderTest, bodyOf, sharedAccount } from '../../test/account-service';
import { givenMember, type GivenMember } from '../../test/given-member';

const MINE = 'I run the quixotically named Ladder Shop: call 0113 496 0000.';
const RIGHT = 'I run the Ladder Shop.';
const PROFILE = {
  publicBio: MINE,
  interests: [],
  profileVisibility: 'public',
  showLocation: false,
  showEmail: false,
  travelStyle: 'solo',
};

describe('a profile that staff corrected', () => {
  let account: AccountUnderTest;
  let owner: GivenMember;
  let other: GivenMember;
  let asModerator: Record<string, string>;
  let decisions = 0;

  const save = async (change: object) =>
    expect((await owner.call('PUT', '/api/profile/public', { ...PROFILE, ...change })).status).toBe(200);
  const store = (parts: Record<string, string>, headers = asModerator) =>
    other.call('PUT', `/api/user-profiles/moderated/profile/${owner.id}/correction`, { caseId: 7, parts }, headers);
  const correctTo = async (publicBio: string) => {
    const { correctionId } = await bodyOf<{ correctionId: number }>(await store({ publicBio }));
    await decide({ id: correctionId });
  };
  async function decide(correction: { id: number } | null): Promise<void> {
    decisions += 1;
    const about = { caseId: 7, kind: 'profile', contentId: String(owner.id), state: 'shown' };
    const data = { ...about, decisionNumber: decisions, statementId: 70 + decisions, correction };
    const time = new Date().toISOString();
    const event = { id: randomUUID(), type: caseDecided.type, time, aggregateId: '7', correlationId: null, data };
    expect(
      await account.app.get(JetStreamStrategy).dispatch({ ...event, aggregateVersion: decisions + 1 }),
    ).toBeTruthy();
  }
  const read = async (as = other) => bodyOf<UserProfile>(await as.call('GET', `/api/user-profiles/${owner.id}`));
  const own = (statement: number, as = owner) =>
    as.call('GET', `/api/user-profiles/moderated/corrections/${statement}`);

  beforeAll(async () => {
    account = await sharedAccount();
    [owner, other] = [await givenMember(account), await givenMember(account)];
    asModerator = { 'x-waymark-identity': await account.identityOf(other.id, 'moderator') };
    await save({});
  }, 60_000);

  it('says the right words to others, both to its member, and comes back (F6.30)', async () => {
    await correctTo(RIGHT);
    expect(await read()).toMatchObject({ publicBio: RIGHT, bio: RIGHT, corrected: { statementId: null } });
    expect(await owner.own()).toMatchObject({ publicBio: RIGHT, corrected: { statementId: 71 } });
    const words = await bodyOf<CorrectionTexts>(await own(71));
    expect(words).toMatchObject({ isInForce: true, texts: [{ before: MINE, after: RIGHT }] });
    expect((await own(71, other)).status).toBe(404);
    await decide(null);
    expect(await read()).toMatchObject({ publicBio: MINE, corrected: null });
  });

  it('stays corrected while its member changes other things, and is theirs again with their next words', async () => {
    await correctTo('');
    expect((await read()).publicBio).toBe('');
    await save({ publicBio: '', interests: ['Accessible travel'] });
    expect(await read()).toMatchObject({ publicBio: '', corrected: { statementId: null } });
    await save({ publicBio: 'I like trains.' });
    expect(await read()).toMatchObject({ publicBio: 'I like trains.', corrected: null });
    await decide(null);
    expect((await read()).publicBio).toBe('I like trains.');
  });

  it('keeps to the bound of its member, has no other texts, and is for moderators', async () => {
    const tooLong = await store({ publicBio: 'x'.repeat(1001) });
    expect(tooLong.status).toBe(422);
    expect(Object.keys((await bodyOf<Problem>(tooLong)).fieldErrors ?? {})).toEqual(['parts.publicBio']);
    expect((await store({ location: 'York' })).status).toBe(422);
    const asMember = { 'x-waymark-identity': await account.identityOf(other.id, 'member') };
    expect((await store({ publicBio: RIGHT }, asMember)).status).toBe(403);
  });
});
