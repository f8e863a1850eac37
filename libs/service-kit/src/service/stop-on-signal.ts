import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import { HealthChecks } from '../health/health-checks';
import type { Log } from '../log/log';

const DRAIN_MS = 1_000;
const LIMIT_MS = 10_000;

/** SIGTERM or SIGINT: not ready first, answers close their connections, then the sockets, then the clients. */
export function stopOnSignal(app: INestApplication, log: Log): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    app.get(HealthChecks).stop();
    setTimeout(() => process.exit(1), LIMIT_MS).unref();
    await pause(DRAIN_MS);
    await app.close();
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop(signal));
}
