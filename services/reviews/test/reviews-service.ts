import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import { type Identity, HEADERS } from '@waymark/contracts-core';
import { createTestService, signIdentity, type TestService } from '@waymark/service-kit';
import { decodePhotosHere } from '@waymark/service-kit/photo/decode-photos-here';
import { createTestDatabase, emptyFolder, sharedBySpecs, startMeilisearch, startTestServers } from '@waymark/testing';
import { Meilisearch } from 'meilisearch';
import { AppModule } from '../src/app.module';
import { ReviewCounts } from '../src/review/review-counts';
import { HashtagCounts } from '../src/search/hashtag-counts/hashtag-counts';
import { KindTotals } from '../src/search/kind-totals';
import { GoneVenues } from '../src/search/understood-search/gone-venues';
import { Loading } from '../src/search/understood-search/loading';
import { MARK_QUERY } from '../src/search/index-mark';
import { VENUES_INDEX } from '../src/search/meilisearch-client';
import { PlaceStore } from '../src/search/places/place-store';

export const SECRET = 'a secret of at least thirty-two characters';

interface CallOptions {
  as?: number | undefined;
  /** The caller's role; a member by default. */
  role?: Identity['role'] | undefined;
  body?: unknown;
  key?: string | undefined;
  headers?: Record<string, string>;
}

export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}

/** The whole service on real servers, with calls as a given member. */
export interface ReviewsService {
  database: string;
  /** Connects as the owner of the tables. */
  ownerUrl: string;
  meilisearch: { url: string; key: string };
  origin: string;
  call<T>(method: string, path: string, options?: CallOptions): Promise<Answer<T>>;
  /** The folder of its photos. */
  photoFolder: string;
  /** The same without JSON, for files. */
  send(method: string, path: string, options?: Asked): Promise<Response>;
  /** Returns a provider of the running service. */
  get<T>(part: Type<T>): T;
  /** Starts another process of the service on the same servers. */
  twin(): Promise<Pick<OwnReviews, 'call' | 'get' | 'close'>>;
}

/** A service that a spec may stop and break. */
export interface OwnReviews extends ReviewsService {
  /** Stops the search server; returns a function that restarts it with its data. */
  stopSearch(): Promise<() => Promise<void>>;
  /** Makes the search server hang; returns a function that resumes it. */
  freezeSearch(): () => void;
  close(): Promise<void>;
}

async function start() {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-reviews-'));
  const [dataDir, photoFolder] = [join(folder, 'search'), join(folder, 'photos')];
  await mkdir(photoFolder);
  const key = randomUUID();
  const startSearch = (port?: number) =>
    startMeilisearch({ dataDir, logFile: join(folder, 'search.log'), masterKey: key, port });
  const [servers, database, firstSearch] = await Promise.all([
    startTestServers({ nats: true }),
    createTestDatabase('reviews'),
    startSearch(),
  ]);
  let meilisearch = firstSearch;
  const env = {
    DATABASE_URL: database.url,
    NATS_URL: servers.nats?.url,
    MEILI_URL: meilisearch.url,
    MEILI_KEY: key,
    IDENTITY_SECRET: SECRET,
    PHOTO_DIR: photoFolder,
  };
  const service = await createTestService(AppModule, env);
  decodePhotosHere(service.app);
  const own: OwnReviews = {
    database: database.url,
    ownerUrl: database.ownerUrl,
    meilisearch: { url: meilisearch.url, key },
    photoFolder,
    origin: service.origin,
    send: (method, path, options = {}) => ask(service, method, path, options),
    get: (part) => service.app.get(part),
    call: (method, path, options) => call(service, method, path, options),
    twin: async () => {
      const other = await createTestService(AppModule, env);
      return {
        get: (part) => other.app.get(part),
        call: (method, path, options) => call(other, method, path, options),
        close: () => other.close(),
      };
    },
    stopSearch: async () => {
      await meilisearch.stop();
      return async () => void (meilisearch = await startSearch(meilisearch.port));
    },
    freezeSearch: () => {
      process.kill(meilisearch.pid, 'SIGSTOP');
      return () => void process.kill(meilisearch.pid, 'SIGCONT');
    },
    close: async () => {
      await service.close();
      await meilisearch.stop();
      await servers.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  // Waits until its search index is built.
  await service.rest();
  const empty = async () => {
    await service.rest();
    await database.empty();
    await emptyFolder(photoFolder);
    await emptyIndex(own);
    await forget(own);
  };
  return { subject: own, empty, close: own.close };
}

/** Starts a service for this spec only: for specs that stop or break it. */
export const ownReviews = async (): Promise<OwnReviews> => (await start()).subject;

/** The service shared by all specs of this worker, with empty tables. */
export const sharedReviews: () => Promise<ReviewsService> = sharedBySpecs(start);

/**
 * A client for specs that call the search server directly. It waits for tasks without a limit: the default of five
 * seconds is too short on a busy machine.
 */
export const searchServer = ({ meilisearch: { url, key } }: Pick<ReviewsService, 'meilisearch'>): Meilisearch =>
  new Meilisearch({ host: url, apiKey: key, defaultWaitOptions: { timeout: 0 } });

async function emptyIndex(service: ReviewsService): Promise<void> {
  const index = searchServer(service).index(VENUES_INDEX);
  await index.deleteDocuments({ filter: `NOT (${MARK_QUERY.filter})` }).waitTask();
}

/** Clears the process's caches of deleted rows. */
async function forget(service: ReviewsService): Promise<void> {
  service.get(HashtagCounts)['kept'].clear();
  service.get(ReviewCounts)['counted'].clear();
  service.get(GoneVenues)['known']['kept'] = null;
  service.get(KindTotals)['rows']['kept'] = null;
  service.get(Loading)['until'] = 0;
  service.get(PlaceStore)['book'] = null;
  await service.get(PlaceStore).read();
}

export const identity = (memberId: number, role: Identity['role'] = 'member'): Identity => ({
  memberId,
  role,
  displayName: `Member ${memberId}`,
});

/** Signs an identity as the gateway does. */
export const identityToken = (memberId: number, role?: Identity['role']): Promise<string> =>
  signIdentity(identity(memberId, role), SECRET);

async function call<T>(
  service: TestService,
  method: string,
  path: string,
  { as, role, body, key, headers: more }: CallOptions = {},
): Promise<Answer<T>> {
  const headers: Record<string, string> = {
    ...more,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const response = await ask(service, method, path, {
    as,
    role,
    key,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  // The card of a venue is HTML.
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const answer: unknown = isJson ? JSON.parse(text) : text || null;
  return { status: response.status, headers: response.headers, body: answer as T };
}

interface Asked extends Omit<CallOptions, 'body'> {
  body?: string | FormData | null;
}

async function ask(
  { origin }: TestService,
  method: string,
  path: string,
  { as, role, key, headers = {}, body = null }: Asked,
): Promise<Response> {
  if (as) headers[HEADERS.identity] = await identityToken(as, role);
  if (key) headers[HEADERS.idempotencyKey] = key;
  return fetch(origin + path, { method, headers, body });
}
