import { ACCOUNT_ENDPOINTS, type UserProfile } from '@waymark/contracts-account';
import type { EndpointContract } from '@waymark/contracts-core';
import { type AccountUnderTest, bodyOf, sharedAccount } from '../../test/account-service';
import { givenMember, type GivenMember } from '../../test/given-member';

// An id that stands nowhere by chance.
const HIDDEN = 70_007_007;

let account: AccountUnderTest;
let hidden: GivenMember;
let other: GivenMember;
beforeAll(async () => {
  account = await sharedAccount();
  other = await givenMember(account);
  await account.asOwner(`ALTER SEQUENCE user_id_seq RESTART WITH ${HIDDEN}`);
  hidden = await givenMember(account);
  const body = {
    publicBio: '',
    interests: [],
    profileVisibility: 'private',
    showLocation: true,
    showEmail: true,
    travelStyle: '',
    location: 'Leeds',
  };
  expect((await hidden.call('PUT', '/api/profile/public', body)).status).toBe(200);
}, 60_000);

// The mailbox stands for everybody's own post and is there on a developer's machine alone.
const isRead = ({ method, access, path }: EndpointContract) =>
  method === 'GET' && (access === 'visitor' || access === 'member') && !path.startsWith('/api/auth/mailbox');
const reads: readonly EndpointContract[] = ACCOUNT_ENDPOINTS.filter(isRead);

describe('a member with a hidden profile (SV38)', () => {
  it.each(reads.map((endpoint) => [endpoint.name, endpoint.path] as const))(
    'stands in no answer of %s to others',
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
