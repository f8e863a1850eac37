import { buildAll } from './build';
import { openDataFolder } from './data-folder';
import { explainFailure } from './explain-failure';
import { releaseLock, takeLock } from './lock';
import { startPlatform } from './platform';
import { replicasWanted } from './replicas';
import { requirePort } from './require-port';
import { writeRunning } from './running';
import { say } from './say';
import { startServers } from './servers';
import { isStopping, stopEverything } from './stop';

async function leave(code: number): Promise<never> {
  await stopEverything();
  releaseLock();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!isStopping()) say('Stopping ...');
    void leave(0);
  });
}

function fail(error: unknown): void {
  // What breaks while we are stopping is the stopping.
  if (isStopping()) return;
  console.error(`\n${explainFailure(error)}`);
  void leave(1);
}
process.on('uncaughtException', fail);

try {
  const replicas = replicasWanted(process.argv.slice(2));
  openDataFolder();
  takeLock();
  await requirePort(process.env['PORT'] ?? '4200');
  // Not at once: both want the two cores, and a server that is missing should say so before minutes of building.
  const servers = await startServers(replicas);
  await buildAll();
  const { origin, accounts, running } = await startPlatform(servers, replicas);
  writeRunning(running);
  console.log(`\n  Waymark is at ${origin}\n`);
  for (const [role, account] of Object.entries(accounts))
    console.log(`  ${role.padEnd(10)} ${account.email}   password: ${account.password}`);
  console.log('\n  Ctrl-C stops it; "npm run reset" wipes its data.\n');
} catch (error) {
  fail(error);
}
