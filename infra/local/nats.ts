import { join } from 'node:path';
import { startNats, type RunningServer } from '@waymark/testing';
import { externalServer, sayServer } from './local-server';
import { LOCAL, LOGS } from './paths';
import { secret } from './secrets';

export async function localNats(): Promise<RunningServer> {
  const external = process.env['NATS_URL'];
  if (external !== undefined) return sayServer('NATS', externalServer(external));
  return sayServer('NATS', await startNats({ dataDir: join(LOCAL, 'nats'), password: secret('nats'), logFile: join(LOGS, 'nats.log') }));
}
