import type { INestApplication } from '@nestjs/common';
import type { Log } from '../log/log';
import { gracefulStop } from './graceful-stop';

const DRAIN_MS = 1_000;
const LIMIT_MS = 10_000;

/** SIGTERM or SIGINT ends the process in order, and in any case within 10 s. */
export function stopOnSignal(app: INestApplication, log: Log): void {
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
