import { ACCESSIBILITY_LISTS, INTERESTS, memberChanged } from '@waymark/contracts-account';
import type { Problem } from '@waymark/contracts-core';
import sql from 'sql-template-tag';
import { type AccountUnderTest, bodyOf, fieldErrorsOf, sharedAccount } from '../../test/account-service';
import { told } from '../../test/events';
import { type Member, newMember } from '../../test/members';

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
let maya: Member;
beforeAll(async () => void (account = await sharedAccount()));
beforeEach(async () => void (maya = await newMember(account)));

const putPublic = (body: object) => maya.call('PUT', '/api/profile/public', { ...PROFILE, ...body });
const putNeeds = (body: object) => maya.call('PUT', '/api/profile/accessibility', { ...NEEDS, ...body });
const changes = () => told(account, memberChanged, maya.id);
/** The fields that an answer refuses, each once: of a list its name alone. */
const refusedOf = async (answer: Promise<Response>) => [
  ...new Set(Object.keys(await fieldErrorsOf(answer)).map((field) => field.split('.')[0] ?? '')),
];

describe('the public profile (A3.12, A3.29, A3.42, A3.43, A5.35, A6.2, A6.8, A7.5, A7.7, A7.32)', () => {
  it('starts as the specification says, with every field of it (A3.10)', async () => {
    expect(await maya.own()).toMatchObject({
      id: maya.id,
      username: maya.username,
      displayName: 'Maya Lopez',
      profileImageUrl: null,
      joinedAt: expect.any(String),
      reviewCount: 0,
      helpfulVotes: 0,
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
    const settings = { profileVisibility: 'private', showLocation: false, showEmail: true };
    const text = { publicBio: 'Line one\nLine two', travelStyle: 'family', location: 'Leeds' };
    const form = { ...text, ...settings, interests: [...INTERESTS] };
    const answer = await putPublic(form);
    expect([answer.status, await bodyOf(answer)]).toEqual([200, expect.objectContaining(form)]);
    expect(await maya.own()).toMatchObject({ ...form, privacySettings: settings });
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

  it('refuses each wrong field by its name and changes nothing', async () => {
    const before = await maya.own();
    const wrong = {
      publicBio: 'x'.repeat(1001),
      interests: ['Knitting'],
      profileVisibility: 'friends',
      showLocation: 'yes',
      showEmail: null,
      travelStyle: 'spaceship',
      location: 'x'.repeat(101),
    };
    expect(await refusedOf(putPublic(wrong))).toEqual(Object.keys(wrong));
    expect(await maya.own()).toEqual(before);
  });

  it('cannot be used to set what staff and counts set', async () => {
    const before = await maya.own();
    const wanted = {
      isVerified: true,
      isInfluencer: true,
      verificationStatus: 'verified',
      points: 9999,
      role: 'admin',
    };
    const others = { ...wanted, id: 1, email: 'other@example.org', isActive: false };
    const { displayName, username } = before;
    const forms = { public: PROFILE, accessibility: NEEDS, name: { displayName, username } };
    for (const [path, form] of Object.entries(forms)) {
      const answer = await maya.call('PUT', `/api/profile/${path}`, { ...others, ...form });
      expect(answer.status).toBe(400);
      const { fieldErrors = {} } = await bodyOf<Problem>(answer);
      expect(Object.keys(fieldErrors).sort()).toEqual(Object.keys(others).sort());
    }
    expect(await maya.own()).toEqual(before);
  });

  it('tells other slices when it is hidden or shown, once each, and of nothing else', async () => {
    await putPublic({ publicBio: 'A new text' });
    expect(await changes()).toEqual([]);
    await putPublic({ profileVisibility: 'private' });
    await putPublic({ profileVisibility: 'private', showEmail: true });
    await putPublic({ profileVisibility: 'public' });
    expect((await changes()).map(({ isPublic }) => isPublic)).toEqual([false, true]);
    expect(JSON.stringify(await changes())).not.toContain('@');
  });

  it('tells other slices its interests and the place that it shows, and neither while it is private', async () => {
    const interests = ['Accessible travel'];
    await putPublic({ interests, location: 'Leeds' });
    await putPublic({ interests, showLocation: false });
    await putPublic({ interests, showLocation: true, profileVisibility: 'private' });
    await putPublic({ interests: ['Event accessibility'], location: 'York', profileVisibility: 'private' });
    expect((await changes()).map((data) => [data['interests'], data['city']])).toEqual([
      [interests, 'Leeds'],
      [interests, null],
      [[], null],
    ]);
  });

  it("is nobody's who is suspended", async () => {
    await account.sql.query(sql`UPDATE "user" SET is_active = false WHERE id = ${maya.id}`);
    expect([(await putPublic({})).status, (await putNeeds({ consentToHealthData: true })).status]).toEqual([401, 401]);
  });
});

describe('the accessibility profile (A5.36)', () => {
  it('needs consent once, keeps every option, and answers its owner alone (A3.41)', async () => {
    expect(await refusedOf(putNeeds({}))).toEqual(['consentToHealthData']);
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
    const stored = JSON.stringify([
      await account.sql.query(sql`SELECT row_to_json(p)::text AS row FROM user_profile p WHERE id = ${maya.id}`),
      await account.sql.query(sql`SELECT data::text AS data FROM outbox`),
    ]);
    expect(stored).not.toMatch(/Wide doorways|Temporary|mobilityNeeds/);
    expect(stored).toContain('s1.');
  });

  it('asks no consent for venue types alone, and for empty lists (A7.8)', async () => {
    expect((await putNeeds({ mobilityNeeds: [] })).status).toBe(200);
    expect(await maya.own()).toMatchObject({ favoriteVenueTypes: ['Parks'], mobilityNeeds: [] });
  });

  it('refuses each wrong list by its name', async () => {
    const wrong = {
      mobilityNeeds: ['A helicopter'],
      visualNeeds: 'Large text',
      favoriteVenueTypes: ['Moon'],
      disabilityTypes: [7],
    };
    expect(await refusedOf(putNeeds({ ...wrong, consentToHealthData: true }))).toEqual(Object.keys(wrong));
  });

  it('does not keep its owner out when the key to it is lost', async () => {
    await putNeeds({ consentToHealthData: true });
    await account.sql.query(
      sql`UPDATE user_profile SET accessibility_sealed = 's1.00000000.AAAA' WHERE id = ${maya.id}`,
    );
    expect(await maya.own()).toMatchObject({ id: maya.id, mobilityNeeds: [] });
  });
});
