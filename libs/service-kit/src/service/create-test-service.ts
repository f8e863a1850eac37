import { setTimeout as pause } from 'node:timers/promises';
import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import sql from 'sql-template-tag';
import { configEnvironment } from '../config/config';
import { Database } from '../database/database';
import { Broker } from '../events/broker';
import { Jobs } from '../jobs/jobs';
import { createService } from './create-service';

export interface TestService {
  readonly app: NestFastifyApplication;
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /**
   * Resolves when the service is idle: no job runs, and each event is published and, if this service consumes it,
   * handled.
   */
  rest(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the real service on a free port. `overrides` are environment variables that override the process's own. */
export async function createTestService(
  module: Type,
  overrides: Record<string, string | number | boolean | undefined>,
): Promise<TestService> {
  const given = Object.entries(overrides).filter(([, value]) => value !== undefined);
  const own = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  const env = { NODE_ENV: 'test', LOG_LEVEL: 'silent', ...process.env, ...own };
  return configEnvironment.run(env, async () => {
    const app = await createService(module);
    await app.startAllMicroservices();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const server = app.getHttpServer();
    // Test and service share an event loop: after a pause, a test could send on a connection that the service is just
    // closing.
    server.keepAliveTimeout = 0;
    server.setTimeout(0);
    const { port } = server.address() as { port: number };
    return { app, origin: `http://127.0.0.1:${port}`, rest: () => rest(app), close: () => app.close() };
  });
}

const REST_MS = 60_000;
const LOOK_MS = 10;

async function rest(app: NestFastifyApplication): Promise<void> {
  const end = Date.now() + REST_MS;
  let reason: unknown = null;
  // On a busy machine, the check may be rejected like any request.
  while (!(await isAtRest(app).catch((error: unknown) => void (reason = error)))) {
    if (Date.now() > end)
      throw new Error(`The service does not come to rest within ${REST_MS / 1_000} s.`, { cause: reason });
    await pause(LOOK_MS);
  }
}

async function isAtRest(app: NestFastifyApplication): Promise<boolean> {
  await app.get(Jobs).idle();
  const waiting = await app.get(Database).query(sql`SELECT 1 FROM outbox WHERE published_at IS NULL LIMIT 1`);
  return waiting.length === 0 && hasHandledAll(app.get(Broker).connection);
}

async function hasHandledAll(connection: NatsConnection | null): Promise<boolean> {
  if (!connection) return false;
  const manager = await jetstreamManager(connection);
  for await (const stream of manager.streams.names())
    for await (const { num_pending, num_ack_pending } of manager.consumers.list(stream))
      if (num_pending + num_ack_pending > 0) return false;
  return true;
}
