/* `npm run privacy:replay`: after a restore of any database, whoever has left is deleted from all of them once more. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from '@waymark/testing';
import { ROOT, RUNNING_FILE } from './paths';

if (!existsSync(RUNNING_FILE)) {
  console.error('The platform is not running: start it with "npm start" first.');
  process.exit(1);
}
const { services, ownerUrls } = JSON.parse(readFileSync(RUNNING_FILE, 'utf8')) as Record<
  'services',
  Record<string, Record<string, string>>
> & { ownerUrls: Record<string, string> };
const ids = new Set<number>();
for (const url of Object.values(ownerUrls)) {
  const { rows } = await withClient(url, (client) =>
    client.query<{ id: number }>('SELECT member_id AS id FROM deleted_member'),
  );
  for (const { id } of rows) ids.add(id);
}
const child = spawn(process.execPath, ['dist/replay-deletions.js'], {
  cwd: join(ROOT, 'services/account'),
  env: { PATH: process.env['PATH'], ...services['account'] },
  stdio: ['pipe', 'inherit', 'inherit'],
});
child.stdin.end([...ids].join('\n'));
process.exitCode = await new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
