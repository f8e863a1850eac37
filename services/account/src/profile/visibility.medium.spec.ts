import sql from 'sql-template-tag';
import type { ListedProfile, UserProfile } from '@waymark/contracts-account';
import type { Problem } from '@waymark/contracts-core';
import { type AccountUnderTest, bodyOf, sharedAccount } from '../../test/account-service';
import { givenMember, type GivenMember } from '../../test/given-member';

const PROFILE = {
  publicBio: 'I like trains.',
  interests: ['Accessible travel'],
  profileVisibility: 'public',
  showLocation: true,
  showEmail: false,
  travelStyle: 'solo',
  location: 'Leeds-by-the-Mark',
};

let account: AccountUnderTest;
let owner: GivenMember;
let other: GivenMember;
beforeAll(async () => {
  account = await sharedAccount();
  owner = await givenMember(account);
  other = await givenMember(account);
}, 60_000);

const save = async (change: object) => {
  expect((await owner.call('PUT', '/api/profile/public', { ...PROFILE, ...change })).status).toBe(200);
};

/** How a reader gets the owner's profile, and the text of the list that they get. */
const READERS = {
  visitor: (path: string) => account.call(path),
  'another member': (path: string) => other.call('GET', path),
  owner: (path: string) => owner.call('GET', path),
} as const;

const SWITCHES = [true, false].flatMap((showLocation) =>
  [true, false].map((showEmail) => ({ showLocation, showEmail })),
);
const MATRIX = Object.keys(READERS).flatMap((reader) =>
  (['public', 'private'] as const).flatMap((profileVisibility) =>
    SWITCHES.map((switches) => ({ reader: reader as keyof typeof READERS, profileVisibility, ...switches })),
  ),
);

describe('who sees what of a profile (A6.1, A7.26, A10.39, A10.40, A10.41)', () => {
  it.each(MATRIX)(
    '$reader, $profileVisibility, location $showLocation, e-mail $showEmail',
    async ({ reader, ...switches }) => {
      await save(switches);
      const answer = await READERS[reader](`/api/user-profiles/${owner.id}`);
      const sees = reader === 'owner' || (reader === 'another member' && switches.profileVisibility === 'public');
      expect(answer.status).toBe(reader === 'visitor' ? 401 : sees ? 200 : 404);
      const text = await answer.text();
      expect(text.includes(PROFILE.location)).toBe(sees && switches.showLocation);
      expect(text.includes(owner.email)).toBe(sees && switches.showEmail);

      const list = await (await READERS[reader]('/api/user-profiles?limit=100')).text();
      const isListed = switches.profileVisibility === 'public';
      expect(list.includes(owner.username)).toBe(isListed);
      expect(list).not.toMatch(/Leeds-by|@example.org|trains/);
    },
  );

  it('a private, a suspended and an unknown one answer alike', async () => {
    const suspended = await givenMember(account);
    await account.sql.query(sql`UPDATE "user" SET is_active = false WHERE id = ${suspended.id}`);
    await save({ profileVisibility: 'private' });
    const answers = await Promise.all(
      [owner.id, suspended.id, 2_000_000_000].map((id) => other.call('GET', `/api/user-profiles/${id}`)),
    );
    const bodies = await Promise.all(answers.map((answer) => bodyOf<Problem>(answer)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(bodies.map(({ code, title }) => `${code} ${title}`)).size).toBe(1);
    expect(bodies[0]?.code).toBe('profile.not-found');
  });

  it('a suspended member is in no list', async () => {
    const suspended = await givenMember(account);
    await account.sql.query(sql`UPDATE "user" SET is_active = false WHERE id = ${suspended.id}`);
    expect(await (await account.call('/api/user-profiles?limit=100')).text()).not.toContain(suspended.username);
  });

  it.each(['0', '-1', '1.5', 'abc', '99999999999'])('%s is no member', async (id) => {
    expect((await other.call('GET', `/api/user-profiles/${id}`)).status).toBe(400);
  });

  it('the text about oneself stands under both documented names (A3.11)', async () => {
    await save({ publicBio: 'I like boats, too.' });
    expect(await bodyOf(await other.call('GET', `/api/user-profiles/${owner.id}`))).toMatchObject({
      bio: 'I like boats, too.',
      publicBio: 'I like boats, too.',
    });
  });

  it('what nobody else may see is in no answer about somebody', async () => {
    await save({ profileVisibility: 'public' });
    const lists = { mobilityNeeds: ['Handrails'], disabilityTypes: ['Temporary'], consentToHealthData: true };
    expect((await owner.call('PUT', '/api/profile/accessibility', lists)).status).toBe(200);
    const seen = await bodyOf<UserProfile>(await other.call('GET', `/api/user-profiles/${owner.id}`));
    expect(Object.keys(seen).sort()).toEqual([
      'bio',
      'corrected',
      'displayName',
      'email',
      'helpfulVotes',
      'id',
      'interests',
      'isInfluencer',
      'isTopReviewer',
      'isVerified',
      'joinedAt',
      'location',
      'points',
      'profileImageUrl',
      'publicBio',
      'reviewCount',
      'travelStyle',
      'username',
    ]);
    const list = await (await account.call('/api/user-profiles?limit=100')).text();
    expect(JSON.stringify(seen) + list).not.toMatch(/Handrails|Temporary/);
  });
});

describe('the list of profiles (A7.24, A7.25)', () => {
  it('is newest first, pages without gaps, and tells how many there are', async () => {
    for (let count = 0; count < 5; count += 1) await givenMember(account);
    const seen: ListedProfile[] = [];
    let path: string | undefined = '/api/user-profiles?limit=2';
    const totals = new Set<string | null>();
    while (path) {
      const answer: Response = await account.call(path);
      totals.add(answer.headers.get('x-total-count'));
      seen.push(...(await bodyOf<ListedProfile[]>(answer)));
      path = /<(.+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    const ids = seen.map(({ id }) => id);
    expect(totals).toEqual(new Set([String(ids.length)]));
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  });

  it('gives 50 when nothing else is asked for, and 100 at most', async () => {
    await account.sql.query(sql`
      INSERT INTO "user" (id, email, email_key, display_name, username, username_key, consent_to_data_processing, consent_given_at)
      SELECT 500000 + n, 'many' || n, 'many' || n, 'Many', 'many' || n, 'many' || n, true, now() FROM generate_series(1, 110) n`);
    await account.sql.query(
      sql`INSERT INTO user_profile (id, username, display_name) SELECT id, username, display_name FROM "user" WHERE username LIKE 'many%'`,
    );
    const lengthOf = async (path: string) => (await bodyOf<ListedProfile[]>(await account.call(path))).length;
    expect([await lengthOf('/api/user-profiles'), await lengthOf('/api/user-profiles?limit=100')]).toEqual([50, 100]);
  });

  it.each(['limit=0', 'limit=101', 'cursor=nonsense'])('refuses %s', async (query) => {
    expect((await account.call(`/api/user-profiles?${query}`)).status).toBe(400);
  });
});
