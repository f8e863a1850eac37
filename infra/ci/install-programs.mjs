import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Alternative program names, slower alternatives, and Debian's package. PostgreSQL and Meilisearch are installed by
 * npm.
 */
const NEEDED = [
  {
    // A page needs half the CPU time that full Chromium needs.
    programs: ['chromium-headless-shell', 'chrome-headless-shell'],
    slower: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    variable: 'CHROMIUM_PATH',
    pack: 'chromium-headless-shell',
  },
  { programs: ['redis-server'], pack: 'redis-server' },
  { programs: ['nats-server'], pack: 'nats-server' },
];

function anyOf(programs) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin'];
  return programs.some((program) => folders.some((folder) => existsSync(join(folder, program))));
}

const isNamed = ({ variable }) => variable !== undefined && Boolean(process.env[variable]);

/** Installs missing server programs and the browser, or says in one sentence what to do. */
export function installPrograms() {
  const wanted = NEEDED.filter((need) => !isNamed(need) && !anyOf(need.programs));
  const missing = wanted.filter(({ slower = [] }) => !anyOf(slower)).map(({ pack }) => pack);
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    if (missing.length > 0)
      console.log(
        `Missing: ${missing.join(', ')}. Install them (on Debian or Ubuntu: "apt-get install ${missing.join(' ')}"); tests that need them will fail.`,
      );
    return;
  }
  const packs = wanted.map(({ pack }) => pack);
  if (packs.length === 0) return;
  console.log(`Installing ${packs.join(', ')} with apt-get ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  const done = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packs], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  if (done.status !== 0 && missing.length > 0)
    console.log(`apt-get could not install ${missing.join(', ')}: tests that need them will fail.`);
  for (const name of packs) spawnSync('service', [name, 'stop'], { stdio: 'ignore' });
}
