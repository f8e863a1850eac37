import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { delimiter, join } from 'node:path';

/** Runs one of this folder's scripts to its end and returns its output. Rejects with its error output. */
export async function runScript(
  script: 'database.sh' | 'photos.sh',
  args: readonly string[],
  { clients, ...env }: Record<string, string>,
): Promise<string> {
  const usual = process.env['PATH'] ?? '';
  const child = spawn('sh', [join(import.meta.dirname, script), ...args], {
    env: { ...env, PATH: clients === undefined ? usual : `${clients}${delimiter}${usual}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const code = new Promise<number>((resolve) => child.once('close', (status) => resolve(status ?? 1)));
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if ((await code) !== 0) throw new Error(complaint.trim() || `${script} ${args.join(' ')} failed`);
  return said.trim();
}

/**
 * Returns environment variables that tell PostgreSQL's programs which database to use: other users could read a
 * password on a command line.
 */
export function databaseEnv(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname } = new URL(url);
  return {
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  };
}
