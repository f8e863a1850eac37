import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from '@waymark/testing';
import { ROOT } from '../local/paths';

/** Returns the IDs of deleted members from all databases and from the list beside the back-ups. */
export async function deletedMembers(ownerUrls: readonly string[], backUpFolder: string): Promise<Set<number>> {
  const list = join(backUpFolder, 'account/deleted-members.txt');
  const noted = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean).map(Number) : [];
  const ids = new Set<number>(noted);
  for (const url of ownerUrls) {
    const { rows } = await withClient(url, (client) =>
      client.query<{ id: number }>('SELECT member_id AS id FROM deleted_member'),
    );
    for (const { id } of rows) ids.add(id);
  }
  return ids;
}

/** Makes account delete these members again, in every service; returns the command's exit code. */
export function replayDeletions(ids: Iterable<number>, accountEnv: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, ['dist/replay-deletions.js'], {
    cwd: join(ROOT, 'services/account'),
    env: { PATH: process.env['PATH'], ...accountEnv },
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  child.stdin.end([...ids].join('\n'));
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
