import { join } from 'node:path';
import { startPostgres, type RunningServer } from '@waymark/testing';
import { keepRunning } from './keep-running';
import { externalServer, sayServer } from './local-server';
import { LOGS } from './paths';
import { secret } from './secrets';
import { outsideFolder, postgresDataFolder } from './server-data';

export async function localPostgres(): Promise<RunningServer> {
  const external = process.env['DATABASE_ADMIN_URL'];
  if (external !== undefined) return sayServer('PostgreSQL', await externalServer('PostgreSQL', external));
  const options = {
    dataDir: postgresDataFolder(),
    password: secret('postgres'),
    logFile: join(LOGS, 'postgres.log'),
    programsFallback: outsideFolder(),
  };
  return sayServer(
    'PostgreSQL',
    await keepRunning({
      name: 'PostgreSQL',
      logFile: options.logFile,
      start: (again) => startPostgres({ ...options, ...again }),
    }),
  );
}
