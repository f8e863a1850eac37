import {
  accountContentDescribed,
  accountContentModerated,
  memberChanged,
  type OwnProfile,
  type UserProfile,
} from '@waymark/contracts-account';
import { caseDecided, contentReported } from '@waymark/contracts-community';
import type { ContentState, CorrectionTexts, ModerationContent } from '@waymark/contracts-core';
import sql from 'sql-template-tag';
import { type AccountUnderTest, bodyOf, fieldErrorsOf, sharedAccount } from '../../test/account-service';
import { arrives, told } from '../../test/events';
import { type Member, newMember } from '../../test/members';

const BIO = 'I sell ladders at ladders dot example.';
const RIGHT = 'I run the Ladder Shop.';
const PROFILE = {
  publicBio: BIO,
  interests: ['Accessible travel'],
  profileVisibility: 'public',
  showLocation: true,
  showEmail: false,
  travelStyle: 'solo',
  location: 'Leeds-under-Edge',
};

let account: AccountUnderTest;
let owner: Member;
let other: Member;
let asModerator: Record<string, string>;
beforeAll(async () => {
  account = await sharedAccount();
  other = await newMember(account);
  asModerator = { 'x-waymark-identity': await account.identityOf(other.id, 'moderator') };
}, 60_000);
beforeEach(async () => {
  owner = await newMember(account);
  await save({});
});

const save = (change: object) => owner.call('PUT', '/api/profile/public', { ...PROFILE, ...change });
const decide = (state: ContentState, decisionNumber: number, correction?: { id: number } | null) =>
  arrives(
    account,
    caseDecided,
    {
      caseId: 7,
      kind: 'profile',
      contentId: String(owner.id),
      state,
      decisionNumber,
      statementId: 70 + decisionNumber,
      ...(correction !== undefined && { correction }),
    },
    { aggregateVersion: decisionNumber + 1 },
  );
const read = (as = other) => as.call('GET', `/api/user-profiles/${owner.id}`);
const listed = async () => (await account.call('/api/user-profiles?limit=100')).text();
const changes = async () => (await told(account, memberChanged, owner.id)).at(-1);

describe('a profile that staff hid (F6.19)', () => {
  it('is described to staff, without its words', async () => {
    for (const contentId of [String(owner.id), '1999999999'])
      await arrives(account, contentReported, { caseId: Number(contentId), kind: 'profile', contentId });
    const described = [
      ...(await told(account, accountContentDescribed, owner.id)),
      ...(await told(account, accountContentDescribed, 1_999_999_999)),
    ];
    expect(described).toMatchObject([
      { exists: true, authorId: owner.id, path: `/profile/${owner.id}` },
      { exists: false, authorId: null, path: null },
    ]);
    expect(JSON.stringify(described)).not.toContain('ladders');
  });

  it.each(['hidden', 'removed'] as const)(
    'says so to everyone who opens it, %s, and shows others nothing else',
    async (state) => {
      expect(await listed()).toContain(owner.username);
      await decide(state, 1);
      const answer = await read();
      expect(answer.status).toBe(404);
      const text = await answer.text();
      expect(text).toContain(`content.${state}`);
      for (const word of [BIO, owner.username, PROFILE.location]) expect(text).not.toContain(word);
      expect(await listed()).not.toContain(owner.username);
      expect(await changes()).toMatchObject({ memberId: owner.id, isPublic: false, interests: [], city: null });
      await decide('shown', 5);
      // A decision that comes late changes nothing.
      await decide('hidden', 2);
      expect((await read()).status).toBe(200);
      expect(await listed()).toContain(owner.username);
      expect(await changes()).toMatchObject({ isPublic: true, interests: PROFILE.interests, city: PROFILE.location });
    },
  );

  it('is there for its member, with the way to the statement, and stays hidden when they change it', async () => {
    await decide('hidden', 20);
    expect(await owner.own()).toMatchObject({ setAside: { state: 'hidden', statementId: 90 } });
    expect((await read(owner)).status).toBe(200);
    expect(await bodyOf<OwnProfile>(await save({ interests: [] }))).toMatchObject({
      profileVisibility: 'public',
      setAside: { state: 'hidden' },
    });
    expect((await read()).status).toBe(404);
    expect(await changes()).toMatchObject({ isPublic: false });
    // A hidden profile that its member also keeps private looks as if there were none.
    await save({ profileVisibility: 'private' });
    expect(await (await read()).text()).toContain('profile.not-found');
  });

  it('is shown to moderators with what was decided', async () => {
    await decide('hidden', 20);
    const path = `/api/user-profiles/moderated/profile/${owner.id}`;
    const shown = await bodyOf<ModerationContent>(await other.call('GET', path, undefined, asModerator));
    expect(shown).toMatchObject({ state: 'hidden', authorId: owner.id, texts: [{ text: BIO }] });
    expect(JSON.stringify(shown)).not.toContain(owner.email);
    expect(shown.steps.map(({ decisionNumber }) => decisionNumber)).toEqual([20]);
    const answered = sql`SELECT 1 FROM outbox WHERE type = ${accountContentModerated.type} AND data->>'contentId' = ${String(owner.id)}`;
    expect(await account.sql.query(answered)).toHaveLength(1);
  });
});

describe('a profile that staff corrected', () => {
  const store = (parts: Record<string, string>) =>
    other.call('PUT', `/api/user-profiles/moderated/profile/${owner.id}/correction`, { caseId: 7, parts }, asModerator);
  async function correctTo(publicBio: string, decisionNumber = 1): Promise<void> {
    const { correctionId } = await bodyOf<{ correctionId: number }>(await store({ publicBio }));
    await decide('shown', decisionNumber, { id: correctionId });
  }
  const profile = async () => bodyOf<UserProfile>(await read());
  const texts = (as: Member) => as.call('GET', '/api/user-profiles/moderated/corrections/71');

  it('says the right words to others, both to its member, and comes back (F6.30)', async () => {
    await correctTo(RIGHT);
    expect(await profile()).toMatchObject({ publicBio: RIGHT, bio: RIGHT, corrected: { statementId: null } });
    expect(await owner.own()).toMatchObject({ publicBio: RIGHT, corrected: { statementId: 71 } });
    expect(await bodyOf<CorrectionTexts>(await texts(owner))).toMatchObject({
      isInForce: true,
      texts: [{ before: BIO, after: RIGHT }],
    });
    expect((await texts(other)).status).toBe(404);
    await decide('shown', 2, null);
    expect(await profile()).toMatchObject({ publicBio: BIO, corrected: null });
  });

  it('stays corrected while its member changes other things, and is theirs again with their next words', async () => {
    await correctTo('');
    expect((await profile()).publicBio).toBe('');
    await save({ publicBio: '', interests: [] });
    expect(await profile()).toMatchObject({ publicBio: '', corrected: { statementId: null } });
    await save({ publicBio: 'I like trains.' });
    expect(await profile()).toMatchObject({ publicBio: 'I like trains.', corrected: null });
    await decide('shown', 2, null);
    expect((await profile()).publicBio).toBe('I like trains.');
  });

  it('keeps to the bound of its member, and has no other texts', async () => {
    expect(Object.keys(await fieldErrorsOf(store({ publicBio: 'x'.repeat(1001) })))).toEqual(['parts.publicBio']);
    expect((await store({ location: 'York' })).status).toBe(422);
  });
});
