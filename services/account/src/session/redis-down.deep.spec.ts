import { sessionEnded, type SessionView } from '@waymark/contracts-account';
import { Broker } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import { type OwnAccount, bodyOf, cookieOf, hashOf, newAddress, ownAccount } from '../../test/account-service';
import { newMember, signIn } from '../../test/members';

let account: OwnAccount;
// Nothing listens on the discard port.
beforeAll(async () => void (account = await ownAccount({ REDIS_URL: 'redis://127.0.0.1:9' })), 60_000);
afterAll(() => account?.stop());

describe('without Redis', () => {
  it('registering, signing in, looking up and signing out go on', async () => {
    await newMember(account, 'olga');
    const response = await signIn(account, 'olga');
    expect(response.status).toBe(200);
    const cookie = cookieOf(response);
    expect((await account.lookup(hashOf(cookie))).status).toBe(200);
    expect((await account.signOut(cookie)).status).toBe(204);
    expect((await account.lookup(hashOf(cookie))).status).toBe(404);
  });

  it('guesses are stopped earlier, not never', async () => {
    const headers = { 'x-forwarded-for': newAddress() };
    const answers: number[] = [];
    for (let tries = 0; tries < 6; tries += 1)
      answers.push((await signIn(account, 'olga', 'a wrong guess', headers)).status);
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('the end of a session is published within a second, because only the event can reach the gateways', async () => {
    const connected = () => Promise.resolve(account.app.get(Broker).connection);
    const nats = await until('the broker', 10_000, connected, () => null);
    const ended = new Set<string>();
    nats.subscribe(sessionEnded.type, {
      callback: (_, message) => {
        ended.add(message.json<{ data: { sessionHash: string } }>().data.sessionHash);
      },
    });
    const { cookie } = await newMember(account, 'nele');
    const hash = hashOf(cookieOf(await signIn(account, 'nele')));
    const sessions = await bodyOf<SessionView[]>(await account.browse(cookie, 'GET', '/api/auth/sessions'));
    const { id = '' } = sessions.find(({ isCurrent }) => !isCurrent) ?? {};
    expect((await account.browse(cookie, 'DELETE', `/api/auth/sessions/${id}`)).status).toBe(204);
    const isTold = () => Promise.resolve(ended.has(hash) || null);
    await until('the event', 1_000, isTold, () => null);
    expect((await account.lookup(hash)).status).toBe(404);
  });
});
