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
import { StoredQuarters } from '../src/transparency/stored-quarters';
import { TripVocabulary } from '../src/trip/trip-vocabulary';
import { VisitorKeys } from '../src/trip/visitor-keys';

const SECRET = 'a secret of at least thirty-two characters';

interface CallOptions {
  /** ID of the calling member; none by default. */
  as?: number | undefined;
  /** The caller's role; a member by default. */
  role?: 'member' | 'moderator' | 'admin' | undefined;
  /** Sent as JSON, except for a form. */
  body?: unknown;
  key?: string | undefined;
  headers?: Record<string, string>;
}

interface Told {
  version?: number;
  time?: string | undefined;
  /** A repeated event has the same ID. */
  id?: string;
}

/** A response with one page of a list. */
interface Page<T> {
  body: T[];
  headers: Headers;
}

/** Starts the real service for this spec only, on a fresh database: for specs that stop or configure it. */
export const ownCommunity = async (overrides: Record<string, string> = {}) => (await start(overrides)).subject;

/** Factor on the shared service's rate limits. */
export const SHARED_LIMIT_FACTOR = 1_000;

/** The service shared by all specs of this worker, with empty tables and hardly any rate limits. */
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
    /** Repeats until erased: the broker may not have delivered every event of the member yet. */
    leave: (memberId: number) => until('the erasure', 10_000, () => privacy.leave(memberId)),
    /** Delivers an event as its service would publish it. */
    async tell<T extends EventContract>({ type }: T, data: EventData<T>, told: Told = {}): Promise<string> {
      const { version = 1, time = new Date().toISOString(), id = randomUUID() } = told;
      const event = { id, type, time, aggregateId: '1', aggregateVersion: version, correlationId: null, data };
      await app.get(JetStreamStrategy).dispatch(event);
      return id;
    },
    /** Returns the published events of one type, oldest first. */
    published: <T extends EventContract>({ type }: T) =>
      app.get(Database).query<{ id: string; version: number; data: EventData<T> }>(sql`
        SELECT aggregate_id AS id, aggregate_version::int AS version, data FROM outbox WHERE type = ${type} ORDER BY seq`),
    /** Reads all pages of a list by the link to the next one. */
    async pages<T>(path: string, options: CallOptions = {}): Promise<Page<T>[]> {
      const pages: Page<T>[] = [];
      for (let next: string | undefined = path; next !== undefined;) {
        const page: Page<T> = await subject.call<T[]>('GET', next, options);
        pages.push(page);
        next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
      }
      return pages;
    },
    /** The folder of its photos. */
    photoFolder,
    ownerUrl: database.ownerUrl,
    /** Starts another process of the service on the same database. */
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
      // Images are not JSON.
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
    app.get(StoredQuarters)['counted'] = null;
    app.get(VisitorKeys)['known'] = null;
    app.get(TripVocabulary)['words'] = null;
  };
  return { subject, empty, close: () => subject.close() };
}
export type OwnCommunity = Awaited<ReturnType<typeof ownCommunity>>;
export type CommunityUnderTest = Omit<OwnCommunity, 'close'>;
