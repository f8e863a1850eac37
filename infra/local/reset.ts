import { existsSync, rmSync, statSync } from 'node:fs';
import { runningPid } from './lock';
import { LOCAL } from './paths';
import { outsideFolder } from './server-data';

/** `npm run reset`: wipes every database, stream, index and password of this checkout. */
const pid = runningPid();
if (pid !== null) {
  console.error(`The platform runs (process ${pid}): stop it with Ctrl-C first.`);
  process.exit(1);
}
if (existsSync(LOCAL) && !statSync(LOCAL).isDirectory()) {
  console.error(`${LOCAL} is a file and no data folder: nothing was wiped.`);
  process.exit(1);
}
rmSync(LOCAL, { recursive: true, force: true });
rmSync(outsideFolder(), { recursive: true, force: true });
console.log('Wiped .local: the next "npm start" begins from nothing.');
