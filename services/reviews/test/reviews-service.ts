import type { Identity } from '@waymark/contracts-core';
import { HEADERS } from '@waymark/contracts-core';
import { createTestService, signIdentity, type TestService } from '@waymark/service-kit';
import { createTestDatabase, startTestServers } from '@waymark/testing';
import { AppModule } from '../src/app.module';

const SECRET = 'a secret of at least thirty-two characters';

interface CallOptions {
  as?: number;
  body?: unknown;
  key?: string;
}

export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}

/** The whole service on real servers of its own, and a way to call it as somebody. */
export interface ReviewsService {
  database: string;
  meilisearch: { url: string; key: string };
  call<T>(method: string, path: string, options?: CallOptions): Promise<Answer<T>>;
  stopSearch(): Promise<void>;
  close(): Promise<void>;
}

export async function startReviews(): Promise<ReviewsService> {
  const [servers, database] = await Promise.all([
    startTestServers({ nats: true, meilisearch: true }),
    createTestDatabase('reviews'),
  ]);
  const { nats, meilisearch, meilisearchKey: key } = servers;
  if (!nats || !meilisearch) throw new Error('The servers did not start.');
  const service = await createTestService(AppModule, {
    DATABASE_URL: database.url,
    NATS_URL: nats.url,
    MEILI_URL: meilisearch.url,
    MEILI_KEY: key,
    IDENTITY_SECRET: SECRET,
  });
  return {
    database: database.url,
    meilisearch: { url: meilisearch.url, key },
    call: (method, path, options) => call(service, method, path, options),
    stopSearch: () => meilisearch.stop(),
    close: async () => {
      await service.close();
      await servers.stop();
      await database.drop();
    },
  };
}

export const identity = (memberId: number): Identity => ({ memberId, role: 'member', displayName: `Member ${memberId}` });

async function call<T>({ origin }: TestService, method: string, path: string, { as, body, key }: CallOptions = {}): Promise<Answer<T>> {
  const headers: Record<string, string> = {};
  if (as) headers[HEADERS.identity] = await signIdentity(identity(as), SECRET);
  if (key) headers[HEADERS.idempotencyKey] = key;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const response = await fetch(origin + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: (text ? JSON.parse(text) : null) as T };
}
