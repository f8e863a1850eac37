import { buildAll } from './build-all';
import { openDataFolder, freeBytes } from './data-folder';
import { releaseLock, takeLock } from './lock';
import { LOCAL } from './paths';
import { startPlatform } from './platform';
import { replicasWanted } from './replicas';
import { requirePort } from './require-port';
import { writeRunning } from './running';
import { say } from './say';
import { startServers } from './servers';
import { isStopping, stopEverything } from './stop';

const ELSEWHERE = 'or keep the data elsewhere: WAYMARK_DATA_DIR=/another/folder npm start.';
const IS_FULL = `The disk of ${LOCAL} is full: free some space (about 2.5 GB), ${ELSEWHERE}`;
/** With less, no server can be relied on to report why it does not start. */
const FULL_BYTES = 16 * 2 ** 20;

/** Returns the cause of common failures and what to do, in a sentence; other errors keep their message. */
function explainFailure(thrown: unknown): string {
  // A host name with several addresses fails once for each.
  const error: unknown = thrown instanceof AggregateError ? thrown.errors[0] : thrown;
  const text = error instanceof Error ? error.message : String(error);
  const {
    code = '',
    path = LOCAL,
    address = '',
    port = '',
  } = Object(error) as { code?: string; path?: string; address?: string; port?: number };
  if (
    ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code) ||
    /no space left on device|disk quota exceeded/i.test(text) ||
    isFull()
  )
    return IS_FULL;
  if (['EEXIST', 'ENOTDIR'].includes(code))
    return `A folder is needed at ${path}, and there is a file in its way: move it, ${ELSEWHERE}`;
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return `This user may not write to ${path}: change that, ${ELSEWHERE}`;
  if (code === 'ECONNREFUSED' && port) return `Nothing answers at ${address}:${port}: is that server running?`;
  return text;
}

function isFull(): boolean {
  try {
    return freeBytes() < FULL_BYTES;
  } catch {
    return false;
  }
}

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
  // Errors while stopping are a result of stopping.
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
  // Sequential: both would compete for two cores, and a missing server should be reported before minutes of building.
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
