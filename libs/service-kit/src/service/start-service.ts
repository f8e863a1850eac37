import type { INestApplication, Type } from '@nestjs/common';
import type { ServiceManifest } from '@waymark/contracts-core';
import { setTimeout as pause } from 'node:timers/promises';
import { type BaseConfig, CONFIG, ConfigError } from '../config/config';
import { Database } from '../database/database';
import { replay } from '../events/replay';
import { HealthChecks } from '../health/health-checks';
import { LOG, type Log } from '../log/create-log';
import { createService } from './create-service';

/**
 * Reports not ready first. For `drainMs`, responses close their connections. Then the sockets close, then the clients.
 */
export async function gracefulStop(app: INestApplication, drainMs: number): Promise<void> {
  app.get(HealthChecks).stop();
  await pause(drainMs);
  await app.close();
}

const DRAIN_MS = 1_000;
const LIMIT_MS = 10_000;

/** Shuts down in order on SIGTERM or SIGINT, and exits within 10 s in any case. */
function stopOnSignal(app: INestApplication, log: Log): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), LIMIT_MS).unref();
    await gracefulStop(app, DRAIN_MS);
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop(signal));
}

export interface ServiceStart {
  readonly name: string;
  readonly module: Type;
  readonly manifest: ServiceManifest;
}

/** Runs a service until SIGTERM, or its command `replay`. Exits with code 1 when the environment is invalid. */
export async function startService({ name, module, manifest }: ServiceStart): Promise<void> {
  try {
    if (process.argv[2] === 'replay') process.exit(await replayCommand(module));
    const app = await createService(module);
    const log = app.get<Log>(LOG);
    const { HOST: host, PORT: port } = app.get<BaseConfig>(CONFIG);
    await app.startAllMicroservices();
    await app.get(Database).open();
    await app.listen({ port, host });
    stopOnSignal(app, log);
    const address = app.getHttpServer().address();
    const bound = typeof address === 'object' && address ? address.port : port;
    log.info({ name, apiVersion: manifest.apiVersion, host, port: bound }, 'listening');
  } catch (error) {
    process.stderr.write(`${name}: ${startFailure(error)}\n`);
    process.exit(1);
  }
}

function startFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * `node dist/main.js replay`: runs the handlers again for the service's parked events, beside the running service.
 * Returns the exit code: 1 while some stay parked.
 */
async function replayCommand(module: Type): Promise<number> {
  const app = await createService(module);
  try {
    const done = await replay(app);
    app.get<Log>(LOG).info(done, 'dead letters replayed');
    return done.failed === 0 ? 0 : 1;
  } finally {
    await app.close();
  }
}
