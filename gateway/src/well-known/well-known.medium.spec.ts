import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';

let named: TestGateway;
let unnamed: TestGateway;
beforeAll(async () => {
  named = await startTestGateway(
    {},
    { OPERATOR_NAME: 'Ramp Ltd', OPERATOR_EMAIL: 'hello@ramp.example', PUBLIC_ORIGIN: 'https://waymark.example' },
  );
  unnamed = await startTestGateway();
}, 30_000);
afterAll(() => Promise.all([named, unnamed].map((gateway) => gateway.close())));

const get = (gateway: TestGateway, path: string, method = 'GET') =>
  fetch(gateway.origin + path, { method, redirect: 'manual' });

describe('addresses that every site has', () => {
  it.each(['GET', 'HEAD'])('lead to the page where a member changes the password: %s', async (method) => {
    const answer = await get(unnamed, '/.well-known/change-password', method);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/account/security']);
  });

  it('name a contact for security reports, valid for less than a year', async () => {
    const answer = await get(named, '/.well-known/security.txt');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const text = await answer.text();
    const fields = Object.fromEntries(
      text
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/s).slice(0, 2)),
    );
    expect(fields).toEqual({
      Contact: 'mailto:hello@ramp.example',
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string,
      'Preferred-Languages': 'en',
      Canonical: 'https://waymark.example/.well-known/security.txt',
    });
    const days = (Date.parse(fields['Expires'] ?? '') - Date.now()) / 86_400_000;
    expect([days > 30, days < 365]).toEqual([true, true]);
    const short = await get(named, '/security.txt');
    expect([short.status, short.headers.get('location')]).toEqual([302, '/.well-known/security.txt']);
  });

  it.each(['/.well-known/security.txt', '/security.txt'])('have no %s while nobody is named', async (path) => {
    expect((await get(unnamed, path)).status).toBe(404);
  });

  it.each([
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
    '/.well-known/',
    '/.well-known/change-password/',
  ])('are no others: %s', async (path) => {
    expect((await get(named, path)).status).toBe(404);
  });
});
