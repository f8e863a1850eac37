import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HEADERS, type Identity } from '@waymark/contracts-core';
import { createTestService, Database, signIdentity } from '@waymark/service-kit';
import { decodePhotosHere } from '@waymark/service-kit/photo/decode-photos-here';
import { createTestDatabase, emptyFolder, sharedBySpecs, startTestServers } from '@waymark/testing';
import { AppModule } from '../src/app.module';

const SECRET = 'a secret of at least thirty-two characters';

interface CallOptions {
  /** Id of the member who calls; nobody unless said. */
  as?: number | undefined;
  /** Of the one who calls; member unless said. */
  role?: Identity['role'];
  /** What is sent as JSON, or a form as it is. */
  body?: unknown;
  key?: string | undefined;
  headers?: Record<string, string>;
}

/** The real service for this spec alone, on a fresh database: for one that stops it or sets it up otherwise. */
export const ownMaps = async (overrides: Record<string, string> = {}) => (await start(overrides)).subject;

/** The service of all specs of this worker, without rows, and a way to call it as somebody. */
export const sharedMaps: () => Promise<MapsUnderTest> = sharedBySpecs(() => start());

async function start(overrides: Record<string, string> = {}) {
  const [{ nats, stop }, database] = await Promise.all([startTestServers({ nats: true }), createTestDatabase('maps')]);
  const photoFolder = await mkdtemp(join(tmpdir(), 'waymark-photos-'));
  const { app, origin, rest, close } = await createTestService(AppModule, {
    DATABASE_URL: database.url,
    NATS_URL: nats?.url,
    IDENTITY_SECRET: SECRET,
    PHOTO_DIR: photoFolder,
    // Many are reported by few here; what the limit does has a spec of its own.
    RATE_LIMIT_FACTOR: '100',
    ...overrides,
  });
  decodePhotosHere(app);
  const subject = {
    app,
    origin,
    sql: app.get(Database),
    ownerUrl: database.ownerUrl,
    /** Where its photos lie. */
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
      // A feed or a picture is no JSON.
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
