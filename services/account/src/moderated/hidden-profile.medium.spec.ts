import { randomUUID } from 'node:crypto';
import { accountContentDescribed, accountContentModerated, type OwnProfile } from '@waymark/contracts-account';
import { caseDecided, contentReported } from '@waymark/contracts-community';
import type { ContentState, EventContract, ModeratedContent } from '@waymark/contracts-core';
import { JetStreamStrategy } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { type AccountUnderTest, bodyOf, sharedAccount } from '../../test/account-service';
import { givenMember, type GivenMember } from '../../test/given-member';

const BIO = 'I sell ladders at ladders dot example.';
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
let owner: GivenMember;
let other: GivenMember;
beforeAll(async () => {
  account = await sharedAccount();
  owner = await givenMember(account);
  other = await givenMember(account);
  await owner.call('PUT', '/api/profile/public', PROFILE);
}, 60_000);

async function arrives({ type }: EventContract, aggregateVersion: number, data: object): Promise<void> {
  const time = new Date().toISOString();
  const event = { id: randomUUID(), type, time, aggregateId: '7', aggregateVersion, correlationId: null, data };
  expect(await account.app.get(JetStreamStrategy).dispatch(event)).toBeTruthy();
}

const decide = (state: ContentState, decisionNumber: number) =>
  arrives(caseDecided, decisionNumber + 1, {
    caseId: 7,
    kind: 'profile',
    contentId: String(owner.id),
    state,
    decisionNumber,
    statementId: 70 + decisionNumber,
  });

async function answered<T>({ type }: Pick<EventContract, 'type'>): Promise<T[]> {
  const rows = await account.sql.query<{ data: T }>(sql`SELECT data FROM outbox WHERE type = ${type} ORDER BY seq`);
  return rows.map(({ data }) => data);
}

const read = (as: GivenMember) => as.call('GET', `/api/user-profiles/${owner.id}`);
const listed = async () => (await account.call('/api/user-profiles?limit=100')).text();
const told = async () => (await answered<{ memberId: number }>({ type: 'account.member.changed.v1' })).at(-1);

describe('a profile that staff hid (F6.19)', () => {
  it('is described to staff, without its words', async () => {
    for (const contentId of [String(owner.id), '1999999999'])
      await arrives(contentReported, 1, { caseId: Number(contentId), kind: 'profile', contentId });
    const described = await answered(accountContentDescribed);
    expect(described).toMatchObject([
      { exists: true, authorId: owner.id, path: `/profile/${owner.id}` },
      { exists: false, authorId: null, path: null },
    ]);
    expect(JSON.stringify(described)).not.toContain('ladders');
  });

  it.each([
    ['hidden', 1],
    ['removed', 10],
  ] as const)('says so to whoever opens it, %s, and tells others nothing else', async (state, number) => {
    expect(await listed()).toContain(owner.username);
    await decide(state, number);
    const answer = await read(other);
    expect(answer.status).toBe(404);
    const text = await answer.text();
    expect(text).toContain(`content.${state}`);
    for (const word of [BIO, owner.username, PROFILE.location]) expect(text).not.toContain(word);
    expect(await listed()).not.toContain(owner.username);
    expect(await told()).toMatchObject({ memberId: owner.id, isPublic: false, interests: [], city: null });
    await decide('shown', number + 5);
    // A decision that comes late changes nothing.
    await decide('hidden', number);
    expect((await read(other)).status).toBe(200);
    expect(await listed()).toContain(owner.username);
    expect(await told()).toMatchObject({ isPublic: true, interests: PROFILE.interests, city: PROFILE.location });
  });

  it('is there for its member, with the way to the statement, and stays hidden when they change it', async () => {
    await decide('hidden', 20);
    expect(await owner.own()).toMatchObject({ setAside: { state: 'hidden', statementId: 90 } });
    expect((await read(owner)).status).toBe(200);
    const saved = await owner.call('PUT', '/api/profile/public', { ...PROFILE, interests: [] });
    expect(await bodyOf<OwnProfile>(saved)).toMatchObject({
      profileVisibility: 'public',
      setAside: { state: 'hidden' },
    });
    expect((await read(other)).status).toBe(404);
    expect(await told()).toMatchObject({ isPublic: false });
  });

  it('that its member keeps private too looks like none', async () => {
    await owner.call('PUT', '/api/profile/public', { ...PROFILE, profileVisibility: 'private' });
    expect(await (await read(other)).text()).toContain('profile.not-found');
  });

  it('is shown to moderators with what was decided', async () => {
    const path = `/api/user-profiles/moderated/profile/${owner.id}`;
    expect((await other.call('GET', path)).status).toBe(403);
    const identity = await account.identityOf(5, 'moderator');
    const shown = await bodyOf<ModeratedContent>(
      await account.call(path, { headers: { 'x-waymark-identity': identity } }),
    );
    expect(shown).toMatchObject({ state: 'hidden', authorId: owner.id, texts: [{ text: BIO }] });
    expect(JSON.stringify(shown)).not.toContain(owner.email);
    expect(shown.steps.map(({ decisionNumber }) => decisionNumber)).toContain(20);
    expect((await answered(accountContentModerated)).length).toBe(5);
  });
});
