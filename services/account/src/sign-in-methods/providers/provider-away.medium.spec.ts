import {
  type AccountUnderTest,
  bodyOf,
  type OwnAccount,
  ownAccount,
  sharedAccount,
} from '../../../test/account-service';
import { newMember } from '../../../test/members';

// Nothing listens on the discard port.
const AWAY = {
  OIDC_ISSUER: 'http://127.0.0.1:9',
  OIDC_CLIENT_ID: 'waymark',
  OIDC_CLIENT_SECRET: 'a secret',
  OIDC_NAME: 'Example ID',
  MODE: 'local',
};

describe('a provider that is away (A10.29)', () => {
  let account: OwnAccount;
  beforeAll(async () => void (account = await ownAccount(AWAY)), 60_000);
  afterAll(() => account?.stop());

  it('keeps nothing from starting, and leads back to the login page with a word', async () => {
    const response = await account.call('/api/auth/provider/start', { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/login?provider=failed']);
  });

  it('is said to somebody who wants to link it', async () => {
    const member = await newMember(account, 'ada');
    const response = await account.browse(member.cookie, 'POST', '/api/auth/provider/link');
    expect([response.status, (await bodyOf(response))['code'], response.headers.get('retry-after')]).toEqual([
      503,
      'auth.provider-away',
      '5',
    ]);
  });
});

describe('a site without a provider', () => {
  let account: AccountUnderTest;
  beforeAll(async () => void (account = await sharedAccount()));

  it.each(['start', 'callback?code=a&state=b', 'pending'])('knows no way there: %s', async (path) => {
    expect((await account.call(`/api/auth/provider/${path}`, { redirect: 'manual' })).status).toBe(404);
  });

  it('offers none', async () => {
    expect(await bodyOf(await account.call('/api/auth/ways'))).toEqual({ provider: null });
  });
});
