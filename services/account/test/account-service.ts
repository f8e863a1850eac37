import { randomInt } from 'node:crypto';
import { Redis } from 'ioredis';
import { createTestService, Database, Jobs, signIdentity, signServiceIdentity } from '@waymark/service-kit';
import type { Identity } from '@waymark/contracts-core';
import { createTestDatabase, sharedBySpecs, startTestServers, withClient } from '@waymark/testing';
import { AppModule } from '../src/app.module';
import { sessionHash } from '@waymark/edge-kit';

export const SECRET = 'a secret of at least thirty-two characters';

/** Limits count by IP address, so each test uses its own. */
export const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

export const registration = (name: string, more: Record<string, unknown> = {}) => ({
  email: `${name}@example.org`,
  password: 'quiet rivers at noon',
  confirmPassword: 'quiet rivers at noon',
  displayName: 'Maya Lopez',
  username: name,
  consentToDataProcessing: true,
  ...more,
});

/** Converts a response's Set-Cookie header to a Cookie header. */
export const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

export const bodyOf = <T = Record<string, unknown>>(response: Response) => response.json() as Promise<T>;

type Answer = Response | Promise<Response>;

/** Returns the status of a response and its problem code, such as `403 auth.forbidden`. */
export async function codeOf(answer: Answer): Promise<string> {
  const response = await answer;
  return `${response.status} ${(await bodyOf<{ code?: string }>(response)).code}`;
}

/** Returns the errors of a 422 by field. */
export async function fieldErrorsOf(answer: Answer): Promise<Record<string, string>> {
  const response = await answer;
  expect(response.status).toBe(422);
  return (await bodyOf<{ fieldErrors?: Record<string, string> }>(response)).fieldErrors ?? {};
}

/** Returns the stored hash of a session, given its cookie. */
export const hashOf = (cookie: string) => sessionHash(cookie.replace('sid=', ''));

/** Starts the real service for one spec, with a fresh database: for specs that stop or reconfigure it. */
export const ownAccount = async (overrides: Record<string, string> = {}) => (await startAccount(overrides)).subject;

/** Returns the service shared by all specs of this worker, with empty tables. */
export const sharedAccount: () => Promise<AccountUnderTest> = sharedBySpecs(() => startAccount());

/** Like `sharedAccount`, with high limits and short waits, for specs that do much in a short time. */
export const sharedLenientAccount: () => Promise<AccountUnderTest> = sharedBySpecs(() =>
  startAccount({ AUTH_LIMIT_FACTOR: '1000', EXPORT_WAIT_SECONDS: '2', DATA_RETENTION_MONTHS: '24' }),
);

/** Starts a service with its own broker, and returns a function that empties it. */
export async function startAccount(overrides: Record<string, string> = {}) {
  const [{ nats, stop: stopBroker }, database] = await Promise.all([
    startTestServers({ nats: true }),
    createTestDatabase('account'),
  ]);
  const redisUrl = process.env['TEST_REDIS_URL'] ?? '';
  const env = {
    DATABASE_URL: database.url,
    NATS_URL: nats?.url,
    REDIS_URL: redisUrl,
    REDIS_COMMAND_MS: '2000',
    IDENTITY_SECRET: SECRET,
    PASSWORD_PEPPER: 'a pepper of at least thirty-two characters',
    SECRETS_KEY: 'a secrets key of at least thirty-two characters',
    ...overrides,
  };
  const service = await createTestService(AppModule, env);
  const redis = new Redis(redisUrl);
  const call = (path: string, init?: RequestInit) => fetch(service.origin + path, init);
  const subject = {
    app: service.app,
    origin: service.origin,
    sql: service.app.get(Database),
    databaseUrl: database.ownerUrl,
    /** Starts a second instance of the service on the same servers. */
    twin: () => createTestService(AppModule, env),
    redis,
    /** Runs a round of this job now instead of waiting for the next one. */
    wake(job: 'send mail' | 'write receipts of gifts'): void {
      for (const each of service.app.get(Jobs)['all']) if (each['work'].name === job) each.wake();
    },
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress(), ...headers },
        body: JSON.stringify(body),
      }),
    signOut: (cookie: string) => call('/api/auth/logout', { method: 'POST', headers: { cookie } }),
    currentUser(memberId: number) {
      return this.as(memberId, 'GET', '/api/auth/user');
    },
    /** Runs statements with the rights of the database owner. */
    asOwner: (statements: string) => withClient(database.ownerUrl, (client) => client.query(statements)),
    /** Returns the gateway's identity header for a member. */
    identityOf: (memberId: number, role: Identity['role'] = 'member') =>
      signIdentity({ memberId, role, displayName: 'Maya' }, SECRET),
    /** Sends a request like a browser through the gateway: with its cookie and its member's identity. */
    async browse(cookie: string, method: string, path: string, body?: unknown) {
      const found = await this.lookup(hashOf(cookie));
      const identity: Record<string, string> =
        found.status === 200
          ? { 'x-waymark-identity': await signIdentity((await found.json()) as Identity, SECRET) }
          : {};
      const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
      const headers = { cookie, 'x-forwarded-for': newAddress(), ...type, ...identity };
      return call(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
    },
    /** Sends a request as a signed-in member. */
    async as(memberId: number, method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
      const headers = {
        'x-waymark-identity': await this.identityOf(memberId),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...more,
      };
      return call(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
    },
    call,
    async lookup(hash: string) {
      const identity = await signServiceIdentity('gateway', SECRET);
      return call(`/internal/sessions/${hash}`, { headers: { 'x-waymark-identity': identity } });
    },
    async stop() {
      redis.disconnect();
      await service.close();
      await stopBroker();
      await database.drop();
    },
  };
  const empty = async () => {
    await service.rest();
    await database.empty();
    await redis.flushall();
  };
  return { subject, empty, close: () => subject.stop() };
}
export type OwnAccount = Awaited<ReturnType<typeof ownAccount>>;
export type AccountUnderTest = Omit<OwnAccount, 'stop'>;
