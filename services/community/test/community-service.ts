import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportRequested, memberDeleted } from '@waymark/contracts-account';
import { type EventContract, type EventData, HEADERS } from '@waymark/contracts-core';
import { createTestService, Database, JetStreamStrategy, PrivacyCheck, signIdentity } from '@waymark/service-kit';
import { decodePhotosHere } from '@waymark/service-kit/photo/decode-photos-here';
import { createTestDatabase, emptyFolder, sharedBySpecs, startTestServers, until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { AppModule } from '../src/app.module';
import { COMMUNITY_PRIVACY } from '../src/privacy/privacy.declaration';
import { KeptQuarters } from '../src/transparency/kept-quarters';
import { TripVocabulary } from '../src/trip/trip-vocabulary';
import { VisitorKeys } from '../src/trip/visitor-keys';

const SECRET = 'a secret of at least thirty-two characters';

interface CallOptions {
  /** Id of the member who calls; nobody unless said. */
  as?: number | undefined;
  /** As what they call; a member unless said. */
  role?: 'member' | 'moderator' | 'admin' | undefined;
  /** What is sent as JSON, or a form as it is. */
  body?: unknown;
  key?: string | undefined;
  headers?: Record<string, string>;
}

interface Told {
  version?: number;
  time?: string | undefined;
  /** The same event once more has the same id. */
  id?: string;
}

/** An answer with one page of a list. */
interface Page<T> {
  body: T[];
  headers: Headers;
}

/** The real service for this spec alone, on a fresh database: for one that stops it or sets it up otherwise. */
export const ownCommunity = async (overrides: Record<string, string> = {}) => (await start(overrides)).subject;

/** How many times as much as usual the shared service takes from one person. */
export const SHARED_LIMIT_FACTOR = 1_000;

/** The service of all specs of this worker, without rows and hardly limited, and a way to call it as somebody. */
export const sharedCommunity: () => Promise<CommunityUnderTest> = sharedBySpecs(() =>
  start({
    RATE_LIMIT_FACTOR: String(SHARED_LIMIT_FACTOR),
    SUGGESTION_MINUTES: '10080',
    PICTURE_HOSTS: 'pictures.example.org',
  }),
);

async function start(overrides: Record<string, string>) {
  const [{ nats, stop }, database] = await Promise.all([
    startTestServers({ nats: true }),
    createTestDatabase('community'),
  ]);
  const photoFolder = await mkdtemp(join(tmpdir(), 'waymark-photos-'));
  const env = {
    DATABASE_URL: database.url,
    NATS_URL: nats?.url,
    IDENTITY_SECRET: SECRET,
    PHOTO_DIR: photoFolder,
    ...overrides,
  };
  const { app, origin, rest, close } = await createTestService(AppModule, env);
  decodePhotosHere(app);
  const privacy = new PrivacyCheck(app, COMMUNITY_PRIVACY, { leaves: memberDeleted, asks: exportRequested });
  const subject = {
    app,
    origin,
    sql: app.get(Database),
    privacy,
    /** The broker may not have every event of the member yet: then it comes again. */
    leave: (memberId: number) => until('the erasure', 10_000, () => privacy.leave(memberId)),
    /** An event arrives, as its slice would publish it. */
    async tell<T extends EventContract>({ type }: T, data: EventData<T>, told: Told = {}): Promise<string> {
      const { version = 1, time = new Date().toISOString(), id = randomUUID() } = told;
      const event = { id, type, time, aggregateId: '1', aggregateVersion: version, correlationId: null, data };
      await app.get(JetStreamStrategy).dispatch(event);
      return id;
    },
    /** What the service told others of one type, oldest first. */
    published: <T extends EventContract>({ type }: T) =>
      app.get(Database).query<{ id: string; version: number; data: EventData<T> }>(sql`
        SELECT aggregate_id AS id, aggregate_version::int AS version, data FROM outbox WHERE type = ${type} ORDER BY seq`),
    /** All pages of a list, by the way that each names to the next. */
    async pages<T>(path: string, options: CallOptions = {}): Promise<Page<T>[]> {
      const pages: Page<T>[] = [];
      for (let next: string | undefined = path; next !== undefined;) {
        const page: Page<T> = await subject.call<T[]>('GET', next, options);
        pages.push(page);
        next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
      }
      return pages;
    },
    /** Where its photos lie. */
    photoFolder,
    ownerUrl: database.ownerUrl,
    /** Another process of the service, on the same database. */
    twin: () => createTestService(AppModule, env),
    async call<T>(method: string, path: string, { as, role = 'member', body, key, headers: more }: CallOptions = {}) {
      const headers: Record<string, string> = { ...more };
      if (as)
        headers[HEADERS.identity] = await signIdentity({ memberId: as, role, displayName: `Member ${as}` }, SECRET);
      if (key) headers[HEADERS.idempotencyKey] = key;
      if (body !== undefined && !(body instanceof FormData)) headers['content-type'] = 'application/json';
      const response = await fetch(origin + path, {
        method,
        headers,
        body: body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body),
      });
      const text = await response.text();
      // A picture is no JSON.
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      const answer: unknown = isJson ? JSON.parse(text) : text || null;
      return { status: response.status, headers: response.headers, body: answer as T };
    },
    async close(): Promise<void> {
      await close();
      await stop();
      await database.drop();
      await rm(photoFolder, { recursive: true, force: true });
    },
  };
  const empty = async () => {
    await rest();
    await database.empty();
    await emptyFolder(photoFolder);
    app.get(KeptQuarters)['counted'] = null;
    app.get(VisitorKeys)['known'] = null;
    app.get(TripVocabulary)['words'] = null;
  };
  return { subject, empty, close: () => subject.close() };
}
export type OwnCommunity = Awaited<ReturnType<typeof ownCommunity>>;
export type CommunityUnderTest = Omit<OwnCommunity, 'close'>;
