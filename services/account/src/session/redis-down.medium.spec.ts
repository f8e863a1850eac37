import { type OwnAccount, cookieOf, newAddress, registration, ownAccount } from '../../test/account-service';
import { sessionHash } from '@waymark/edge-kit';

let account: OwnAccount;
// Nothing listens on the discard port.
beforeAll(async () => void (account = await ownAccount({ REDIS_URL: 'redis://127.0.0.1:9' })), 60_000);
afterAll(() => account?.stop());

describe('without Redis', () => {
  it('registering, signing in, looking up and signing out go on', async () => {
    expect((await account.post('/api/auth/register', registration('olga'))).status).toBe(201);
    const response = await account.post('/api/auth/login', {
      email: 'olga@example.org',
      password: 'quiet rivers at noon',
    });
    expect(response.status).toBe(200);
    const hash = sessionHash(cookieOf(response).replace('sid=', ''));
    expect((await account.lookup(hash)).status).toBe(200);
    expect((await account.signOut(cookieOf(response))).status).toBe(204);
    expect((await account.lookup(hash)).status).toBe(404);
  });

  it('guesses are stopped earlier, not never', async () => {
    const headers = { 'x-forwarded-for': newAddress() };
    const guess = () =>
      account.post('/api/auth/login', { email: 'olga@example.org', password: 'a wrong guess' }, headers);
    const answers: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) answers.push((await guess()).status);
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
  });
});
