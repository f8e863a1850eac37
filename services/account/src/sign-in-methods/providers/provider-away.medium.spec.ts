import { bodyOf, codeOf, type OwnAccount, ownAccount, sharedAccount } from '../../../test/account-service';
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

  it('is reported to a member who wants to link it', async () => {
    const member = await newMember(account, 'ada');
    const response = await account.browse(member.cookie, 'POST', '/api/auth/provider/link');
    expect([response.headers.get('retry-after'), await codeOf(response)]).toEqual(['5', '503 auth.provider-away']);
  });
});

describe('a site without a provider', () => {
  it('offers none and knows no way there', async () => {
    const account = await sharedAccount();
    expect(await bodyOf(await account.call('/api/auth/ways'))).toEqual({ provider: null });
    for (const path of ['start', 'callback?code=a&state=b', 'pending'])
      expect((await account.call(`/api/auth/provider/${path}`, { redirect: 'manual' })).status).toBe(404);
  });
});
