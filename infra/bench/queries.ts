/* `npm run bench:queries`: the natural queries of the reviews service, asked of the platform that runs, with all places. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { platform } from './platform';

const script = join(import.meta.dirname, '../../services/reviews/test/ask-natural-queries.ts');
const { status } = spawnSync('npx', ['tsx', script], {
  env: { ...process.env, ORIGIN: platform().origin },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
