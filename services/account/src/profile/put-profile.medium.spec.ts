import sql from 'sql-template-tag';
import { ACCESSIBILITY_LISTS, INTERESTS, TRAVEL_STYLES } from '@waymark/contracts-account';
import type { Problem } from '@waymark/contracts-core';
import { type AccountUnderTest, bodyOf, sharedAccount } from '../../test/account-service';
import { givenMember, type GivenMember } from '../../test/given-member';

const PROFILE = {
  publicBio: '',
  interests: [],
  profileVisibility: 'public',
  showLocation: true,
  showEmail: false,
  travelStyle: null,
};
const NEEDS = {
  mobilityNeeds: ['Ramps'],
  visualNeeds: [],
  hearingNeeds: [],
  cognitiveNeeds: [],
  favoriteVenueTypes: ['Parks'],
};

let account: AccountUnderTest;
let maya: GivenMember;
beforeAll(async () => void (account = await sharedAccount()));
beforeEach(async () => void (maya = await givenMember(account)));

const putPublic = (body: object) => maya.call('PUT', '/api/profile/public', { ...PROFILE, ...body });
const putNeeds = (body: object) => maya.call('PUT', '/api/profile/accessibility', { ...NEEDS, ...body });

const storedText = async () =>
  JSON.stringify([
    await account.sql.query(sql`SELECT row_to_json(p)::text AS row FROM user_profile p WHERE id = ${maya.id}`),
    await account.sql.query(sql`SELECT data::text AS data FROM outbox`),
  ]);

const changes = () =>
  account.sql.query<{ version: number; data: Record<string, unknown> }>(sql`
    SELECT aggregate_version AS version, data FROM outbox
    WHERE type = 'account.member.changed.v1' AND aggregate_id = ${String(maya.id)} ORDER BY seq`);

describe('the public profile (A3.12, A3.29, A3.42, A3.43, A5.35, A6.2, A6.8, A7.5, A7.7, A7.32)', () => {
  it('starts as the specification says', async () => {
    expect(await maya.own()).toMatchObject({
      publicBio: '',
      interests: [],
      profileVisibility: 'public',
      showLocation: true,
      showEmail: false,
      travelStyle: null,
      location: '',
      mobilityNeeds: [],
      visualNeeds: [],
      hearingNeeds: [],
      cognitiveNeeds: [],
      disabilityTypes: [],
      favoriteVenueTypes: [],
      verificationStatus: 'unverified',
      isVerified: false,
      isInfluencer: false,
      points: 0,
      email: maya.email,
      privacySettings: { profileVisibility: 'public', showLocation: true, showEmail: false },
    });
  });

  it('keeps all that its form has, and answers with it', async () => {
    const form = {
      publicBio: 'Line one\nLine two',
      interests: [...INTERESTS],
      profileVisibility: 'private',
      showLocation: false,
      showEmail: true,
      travelStyle: 'family',
      location: 'Leeds',
    };
    const answer = await putPublic(form);
    expect([answer.status, await bodyOf(answer)]).toEqual([200, expect.objectContaining(form)]);
    expect(await maya.own()).toMatchObject({
      ...form,
      privacySettings: { profileVisibility: 'private', showLocation: false, showEmail: true },
    });
  });

  it.each(TRAVEL_STYLES)('takes %s as a way to travel', async (travelStyle) => {
    expect(await bodyOf(await putPublic({ travelStyle }))).toMatchObject({ travelStyle });
  });

  it('reads 1 and 0 as yes and no, an empty travel style as none, and leaves a location alone that is not sent', async () => {
    await putPublic({ location: 'Leeds' });
    expect(await bodyOf(await putPublic({ showLocation: 0, showEmail: 1, travelStyle: '' }))).toMatchObject({
      showLocation: false,
      showEmail: true,
      travelStyle: null,
      location: 'Leeds',
    });
    expect(await bodyOf(await putPublic({ location: '' }))).toMatchObject({ location: '' });
  });

  it.each([
    ['publicBio', 'x'.repeat(1001)],
    ['publicBio', 7],
    ['interests', ['Knitting']],
    ['interests', 'Accessible travel'],
    ['profileVisibility', 'friends'],
    ['showLocation', 'yes'],
    ['showEmail', null],
    ['travelStyle', 'spaceship'],
    ['location', 'x'.repeat(101)],
  ])('refuses %s %p on its field and changes nothing', async (field, value) => {
    const before = await maya.own();
    const answer = await putPublic({ [field]: value });
    expect(answer.status).toBe(422);
    expect(Object.keys((await bodyOf<Problem>(answer)).fieldErrors ?? {})[0]).toMatch(new RegExp(`^${field}`));
    expect(await maya.own()).toEqual(before);
  });

  it('cannot be used to set what staff and counts set', async () => {
    const before = await maya.own();
    const wanted = {
      isVerified: true,
      isInfluencer: true,
      verificationStatus: 'verified',
      points: 9999,
      reviewCount: 50,
      helpfulVotes: 50,
      role: 'admin',
      id: 1,
      userId: 1,
      email: 'other@example.org',
      username: 'admin',
      displayName: 'Admin',
      joinedAt: '2001-01-01T00:00:00.000Z',
      isTopReviewer: true,
      isActive: false,
      emailVerified: true,
      profileImageUrl: 'https://tracker.example/me.png',
      privacySettings: { showEmail: true },
    };
    const { displayName, username } = before;
    for (const [path, own] of Object.entries({
      public: PROFILE,
      accessibility: NEEDS,
      name: { displayName, username },
    })) {
      const answer = await maya.call('PUT', `/api/profile/${path}`, { ...wanted, ...own });
      expect(answer.status).toBe(400);
      const { fieldErrors = {} } = await bodyOf<Problem>(answer);
      expect(Object.keys(fieldErrors).filter((field) => field in wanted && !(field in own))).toHaveLength(10);
    }
    expect(await maya.own()).toEqual(before);
  });

  it('tells other slices when it is hidden or shown, once each, and of nothing else', async () => {
    await putPublic({ publicBio: 'A new text' });
    expect(await changes()).toEqual([]);
    await putPublic({ profileVisibility: 'private' });
    await putPublic({ profileVisibility: 'private', showEmail: true });
    await putPublic({ profileVisibility: 'public' });
    expect((await changes()).map(({ version, data }) => [version, data['isPublic']])).toEqual([
      [2, false],
      [3, true],
    ]);
    expect(JSON.stringify(await changes())).not.toContain('@');
  });

  it('tells other slices its interests and the place that it shows, and neither while it is private', async () => {
    const told = async () => (await changes()).map(({ data }) => [data['interests'], data['city']]);
    await putPublic({ interests: ['Accessible travel'], location: 'Leeds' });
    await putPublic({ interests: ['Accessible travel'], showLocation: false });
    await putPublic({ interests: ['Accessible travel'], showLocation: true, profileVisibility: 'private' });
    await putPublic({ interests: ['Event accessibility'], location: 'York', profileVisibility: 'private' });
    expect(await told()).toEqual([
      [['Accessible travel'], 'Leeds'],
      [['Accessible travel'], null],
      [[], null],
    ]);
  });

  it("is nobody's who is signed out, suspended or gone", async () => {
    const send = (path: string) =>
      account.call(path, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(PROFILE),
      });
    for (const path of ['/api/profile/public', '/api/profile/accessibility', '/api/profile/name'])
      expect((await send(path)).status).toBe(401);
    await account.sql.query(sql`UPDATE "user" SET is_active = false WHERE id = ${maya.id}`);
    expect([(await putPublic({})).status, (await putNeeds({ consentToHealthData: true })).status]).toEqual([401, 401]);
  });
});

describe('the accessibility profile (A5.36)', () => {
  it('needs consent once, keeps every option, and answers its owner alone (A3.41)', async () => {
    const refused = await putNeeds({});
    expect([refused.status, (await bodyOf<Problem>(refused)).fieldErrors]).toEqual([
      422,
      { consentToHealthData: expect.any(String) },
    ]);
    const everything = Object.fromEntries(
      Object.entries(ACCESSIBILITY_LISTS).map(([name, options]) => [name, [...options]]),
    );
    expect((await putNeeds({ ...everything, consentToHealthData: true })).status).toBe(200);
    expect(await maya.own()).toMatchObject({ ...everything, favoriteVenueTypes: ['Parks'] });
    expect((await putNeeds({ mobilityNeeds: ['Handrails'] })).status).toBe(200);
    expect(await maya.own()).toMatchObject({
      mobilityNeeds: ['Handrails'],
      disabilityTypes: everything['disabilityTypes'],
    });
  });

  it('lies unreadable in the database, and not in any event', async () => {
    await putNeeds({ mobilityNeeds: ['Wide doorways'], disabilityTypes: ['Temporary'], consentToHealthData: true });
    const stored = await storedText();
    expect(stored).not.toMatch(/Wide doorways|Temporary|mobilityNeeds/);
    expect(stored).toContain('s1.');
  });

  it('asks no consent for venue types alone, and for empty lists (A7.8)', async () => {
    expect((await putNeeds({ mobilityNeeds: [] })).status).toBe(200);
    expect(await maya.own()).toMatchObject({ favoriteVenueTypes: ['Parks'], mobilityNeeds: [] });
  });

  it('is deleted when consent is withdrawn; asks again after', async () => {
    await putNeeds({ consentToHealthData: true, disabilityTypes: ['Visual'] });
    expect((await maya.call('DELETE', '/api/privacy/consents/health')).status).toBe(204);
    expect(await maya.own()).toMatchObject({ mobilityNeeds: [], disabilityTypes: [], favoriteVenueTypes: ['Parks'] });
    expect((await putNeeds({})).status).toBe(422);
  });

  it.each([
    ['mobilityNeeds', ['A helicopter']],
    ['visualNeeds', 'Large text'],
    ['favoriteVenueTypes', ['Moon']],
    ['disabilityTypes', [7]],
  ])('refuses %s %p on its field', async (field, value) => {
    const answer = await putNeeds({ [field]: value, consentToHealthData: true });
    expect(answer.status).toBe(422);
    expect(Object.keys((await bodyOf<Problem>(answer)).fieldErrors ?? {})[0]).toMatch(new RegExp(`^${field}`));
  });

  it('does not keep its owner out when the key to it is lost', async () => {
    await putNeeds({ consentToHealthData: true });
    await account.sql.query(
      sql`UPDATE user_profile SET accessibility_sealed = 's1.00000000.AAAA' WHERE id = ${maya.id}`,
    );
    expect(await maya.own()).toMatchObject({ id: maya.id, mobilityNeeds: [] });
  });
});
