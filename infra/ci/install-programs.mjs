import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Program names, any of which will do, and Debian's package. PostgreSQL and Meilisearch come with npm. */
const NEEDED = [
  {
    programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    variable: 'CHROMIUM_PATH',
    pack: 'chromium',
  },
  { programs: ['redis-server'], pack: 'redis-server' },
  { programs: ['nats-server'], pack: 'nats-server' },
];

function present({ programs, variable }) {
  if (variable !== undefined && process.env[variable]) return true;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin'];
  return programs.some((program) => folders.some((folder) => existsSync(join(folder, program))));
}

/** Installs the server programs and the browser that are missing, or says in one sentence what to do. */
export function installPrograms() {
  const missing = NEEDED.filter((need) => !present(need)).map((need) => need.pack);
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.log(
      `Missing: ${missing.join(', ')}. Install them (on Debian or Ubuntu: "apt-get install ${missing.join(' ')}"); tests that need them will fail.`,
    );
    return;
  }
  console.log(`Installing ${missing.join(', ')} with apt-get ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  const done = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  if (done.status !== 0)
    console.log(`apt-get could not install ${missing.join(', ')}: tests that need them will fail.`);
  for (const name of missing) spawnSync('service', [name, 'stop'], { stdio: 'ignore' });
}
