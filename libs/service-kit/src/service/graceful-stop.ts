import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import { HealthChecks } from '../health/health-checks';

/** Not ready first; for `drainMs` answers close their connections; then the sockets close, then the clients. */
export async function gracefulStop(app: INestApplication, drainMs: number): Promise<void> {
  app.get(HealthChecks).stop();
  await pause(drainMs);
  await app.close();
}
