import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportRequested, memberDeleted } from '@waymark/contracts-account';
import { type EventContract, type EventData, HEADERS, type Identity } from '@waymark/contracts-core';
import { createTestService, Database, JetStreamStrategy, PrivacyCheck, signIdentity } from '@waymark/service-kit';
import { decodePhotosHere } from '@waymark/service-kit/photo/decode-photos-here';
import { createTestDatabase, emptyFolder, sharedBySpecs, startTestServers } from '@waymark/testing';
import sql from 'sql-template-tag';
import { AppModule } from '../src/app.module';
import { MAPS_PRIVACY } from '../src/privacy/privacy.declaration';

const SECRET = 'a secret of at least thirty-two characters';

interface CallOptions {
  /** ID of the calling member; a visitor by default. */
  as?: number | undefined;
  /** The caller's role; member by default. */
  role?: Identity['role'];
  /** Sent as JSON, or unchanged if it is a form. */
  body?: unknown;
  key?: string | undefined;
  headers?: Record<string, string>;
}

interface Told {
  version?: number;
  /** A repeated event has the same ID. */
  id?: string;
}

/** A response with one page of a list. */
interface Page<T> {
  body: T[];
  headers: Headers;
}

/** Starts the real service for one spec, with a fresh database: for specs that stop or reconfigure it. */
export const ownMaps = async (overrides: Record<string, string> = {}) => (await start(overrides)).subject;

/** Returns the service shared by all specs of this worker, with empty tables, and a function to call it as a member. */
export const sharedMaps: () => Promise<MapsUnderTest> = sharedBySpecs(() => start());

async function start(overrides: Record<string, string> = {}) {
  const [{ nats, stop }, database] = await Promise.all([startTestServers({ nats: true }), createTestDatabase('maps')]);
  const photoFolder = await mkdtemp(join(tmpdir(), 'waymark-photos-'));
  const { app, origin, rest, close } = await createTestService(AppModule, {
    DATABASE_URL: database.url,
    NATS_URL: nats?.url,
    IDENTITY_SECRET: SECRET,
    PHOTO_DIR: photoFolder,
    // Few members report much in these specs; the limit has its own spec.
    RATE_LIMIT_FACTOR: '100',
    PUBLIC_ORIGIN: 'https://waymark.example',
    ...overrides,
  });
  decodePhotosHere(app);
  const subject = {
    app,
    origin,
    sql: app.get(Database),
    privacy: new PrivacyCheck(app, MAPS_PRIVACY, { leaves: memberDeleted, asks: exportRequested }),
    /** Delivers an event as its slice would publish it. */
    async tell<T extends EventContract>({ type }: T, data: EventData<T>, told: Told = {}): Promise<void> {
      const { version = 1, id = randomUUID() } = told;
      const event = { id, type, time: new Date().toISOString(), aggregateId: '1', aggregateVersion: version, data };
      await app.get(JetStreamStrategy).dispatch({ ...event, correlationId: null });
    },
    /** Returns the service's published events of one type, oldest first. */
    published: <T extends EventContract>({ type }: T) =>
      app.get(Database).query<{ id: string; version: number; data: EventData<T> }>(sql`
        SELECT aggregate_id AS id, aggregate_version::int AS version, data FROM outbox WHERE type = ${type} ORDER BY seq`),
    /** Returns all pages of a list by following the links to the next one. */
    async pages<T>(path: string): Promise<Page<T>[]> {
      const pages: Page<T>[] = [];
      for (let next: string | undefined = path; next !== undefined;) {
        const page: Page<T> = await subject.call<T[]>('GET', next);
        pages.push(page);
        next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
      }
      return pages;
    },
    ownerUrl: database.ownerUrl,
    /** Folder of its photos. */
    photoFolder,
    async call<T>(method: string, path: string, { as, role = 'member', body, key, headers: more }: CallOptions = {}) {
      const headers: Record<string, string> = { ...more };
      if (body !== undefined && !(body instanceof FormData)) headers['content-type'] = 'application/json';
      if (as)
        headers[HEADERS.identity] = await signIdentity({ memberId: as, role, displayName: `Member ${as}` }, SECRET);
      if (key) headers[HEADERS.idempotencyKey] = key;
      const response = await fetch(origin + path, {
        method,
        headers,
        body: body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body),
      });
      const text = await response.text();
      // Feeds and photos are not JSON.
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
  };
  return { subject, empty, close: () => subject.close() };
}
export type OwnMaps = Awaited<ReturnType<typeof ownMaps>>;
export type MapsUnderTest = Omit<OwnMaps, 'close'>;
