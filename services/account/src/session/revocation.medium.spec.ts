import { sessionEnded, type SessionView } from '@waymark/contracts-account';
import { Broker } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import { type OwnAccount, bodyOf, cookieOf, registration, ownAccount } from '../../test/account-service';
import { sessionHash } from '@waymark/edge-kit';

let account: OwnAccount;
const ended = new Set<string>();
// Nothing listens on the discard port: Redis is away, so that only the event can tell the gateways.
beforeAll(async () => {
  account = await ownAccount({ REDIS_URL: 'redis://127.0.0.1:9' });
  const nats = await until(
    'the broker',
    10_000,
    () => Promise.resolve(account.app.get(Broker).connection),
    () => null,
  );
  nats.subscribe(sessionEnded.type, {
    callback: (_, message) => {
      const { data } = message.json<{ data: { sessionHash: string } }>();
      ended.add(data.sessionHash);
    },
  });
}, 60_000);
afterAll(() => account?.stop());

describe('the end of a session, with Redis away', () => {
  it('is told on the broker within a second', async () => {
    const own = cookieOf(await account.post('/api/auth/register', registration('nele')));
    const form = { email: 'nele@example.org', password: 'quiet rivers at noon' };
    const other = cookieOf(await account.post('/api/auth/login', form));
    const hash = sessionHash(other.replace('sid=', ''));
    const sessions = await bodyOf<SessionView[]>(await account.browse(own, 'GET', '/api/auth/sessions'));
    const { id = '' } = sessions.find(({ isCurrent }) => !isCurrent) ?? {};

    expect((await account.browse(own, 'DELETE', `/api/auth/sessions/${id}`)).status).toBe(204);
    await until(
      'the event',
      1_000,
      () => Promise.resolve(ended.has(hash) || null),
      () => null,
    );
    expect((await account.lookup(hash)).status).toBe(404);
  });
});
