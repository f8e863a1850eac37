import { ACCOUNT_ENDPOINTS, type ListedProfile, type UserProfile } from '@waymark/contracts-account';
import type { EndpointContract, Problem } from '@waymark/contracts-core';
import sql from 'sql-template-tag';
import { type AccountUnderTest, bodyOf, sharedAccount } from '../../test/account-service';
import { type Member, newMember } from '../../test/members';

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
let owner: Member;
let other: Member;
beforeAll(async () => {
  account = await sharedAccount();
  owner = await newMember(account);
  other = await newMember(account);
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

  it('a private, a suspended and an unknown one answer alike, and are in no list', async () => {
    const suspended = await newMember(account);
    await account.sql.query(sql`UPDATE "user" SET is_active = false WHERE id = ${suspended.id}`);
    await save({ profileVisibility: 'private' });
    const answers = await Promise.all(
      [owner.id, suspended.id, 2_000_000_000].map((id) => other.call('GET', `/api/user-profiles/${id}`)),
    );
    const bodies = await Promise.all(answers.map((answer) => bodyOf<Problem>(answer)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(bodies.map(({ code, title }) => `${code} ${title}`)).size).toBe(1);
    expect(bodies[0]?.code).toBe('profile.not-found');
    expect(await (await account.call('/api/user-profiles?limit=100')).text()).not.toContain(suspended.username);
  });

  it('no response about a member has what only they may see; the text has both documented names (A3.11)', async () => {
    await save({ profileVisibility: 'public' });
    const lists = { mobilityNeeds: ['Handrails'], disabilityTypes: ['Temporary'], consentToHealthData: true };
    expect((await owner.call('PUT', '/api/profile/accessibility', lists)).status).toBe(200);
    const seen = await bodyOf<UserProfile>(await other.call('GET', `/api/user-profiles/${owner.id}`));
    expect(seen).toMatchObject({ bio: PROFILE.publicBio, publicBio: PROFILE.publicBio });
    const fields =
      'bio corrected displayName email helpfulVotes id interests isInfluencer isTopReviewer isVerified joinedAt location points profileImageUrl publicBio reviewCount travelStyle username';
    expect(Object.keys(seen).sort().join(' ')).toBe(fields);
    const list = await (await account.call('/api/user-profiles?limit=100')).text();
    expect(JSON.stringify(seen) + list).not.toMatch(/Handrails|Temporary/);
  });
});

describe('the list of profiles (A7.24, A7.25)', () => {
  it('is newest first, has pages without gaps, and returns the total', async () => {
    for (let count = 0; count < 5; count += 1) await newMember(account);
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
});

describe('a member with a hidden profile (SV38)', () => {
  // An id that stands nowhere by chance.
  const HIDDEN = 70_007_007;
  let hidden: Member;
  beforeAll(async () => {
    await account.asOwner(`ALTER SEQUENCE user_id_seq RESTART WITH ${HIDDEN}`);
    hidden = await newMember(account);
    const settings = { ...PROFILE, profileVisibility: 'private', showEmail: true };
    expect((await hidden.call('PUT', '/api/profile/public', settings)).status).toBe(200);
  }, 60_000);

  // The mailbox stands for everybody's own post and is there on a developer's machine alone.
  const isRead = ({ method, access, path }: EndpointContract) =>
    method === 'GET' && (access === 'visitor' || access === 'member') && !path.startsWith('/api/auth/mailbox');
  const reads: readonly EndpointContract[] = ACCOUNT_ENDPOINTS.filter(isRead);

  it.each(reads.map((endpoint) => [endpoint.name, endpoint.path] as const))(
    'is in no response of %s to others',
    async (_name, path) => {
      const address = path.replace(':page', 'contact').replace(/:\w+/g, String(HIDDEN));
      for (const answer of [await account.call(address, { redirect: 'manual' }), await other.call('GET', address)]) {
        const text = JSON.stringify([...answer.headers]) + (await answer.text());
        expect([HIDDEN, hidden.email, hidden.username].filter((mark) => text.includes(String(mark)))).toEqual([]);
      }
    },
  );

  it('is who they are to themselves', async () => {
    expect(hidden.id).toBe(HIDDEN);
    const answer = await hidden.call('GET', `/api/user-profiles/${HIDDEN}`);
    expect(await bodyOf<UserProfile>(answer)).toMatchObject({ id: HIDDEN });
  });
});
