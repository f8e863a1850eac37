import { type OwnAccount, bodyOf, ownAccount } from '../../test/account-service';

let account: OwnAccount;
beforeAll(
  async () => void (account = await ownAccount({ OPERATOR_NAME: 'Ramp Ltd', OPERATOR_EMAIL: 'hello@ramp.example' })),
  60_000,
);
afterAll(() => account?.stop());

it('gives a legal page in words to anybody, with the operator of the environment (A10.120)', async () => {
  const answer = await account.call('/api/site-pages/privacy-policy/document');
  expect(answer.status).toBe(200);
  const text = JSON.stringify(await bodyOf(answer));
  expect(text).toContain('Ramp Ltd');
  expect(text).toContain('hello@ramp.example');
});

it('has no other pages', async () => {
  for (const page of ['imprint', '__proto__', 'constructor']) {
    expect((await account.call(`/api/site-pages/${page}/document`)).status).toBeGreaterThanOrEqual(400);
  }
});
