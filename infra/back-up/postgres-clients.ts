import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { aptInstall, debianPostgresFolders, findBinary, withClient } from '@waymark/testing';

function majorOf(folder: string): number {
  const { stdout } = spawnSync(join(folder, 'pg_dump'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)(\.\d+|\w+)?/.exec(stdout ?? '')?.[1] ?? 0);
}

function find(major: number): string | undefined {
  const onPath = findBinary('pg_dump');
  const folders = [...debianPostgresFolders(), ...(onPath === null ? [] : [dirname(onPath)])];
  return folders.find((folder) => majorOf(folder) >= major);
}

/** Returns the folder of pg_dump, pg_restore and psql for this server: their version must not be older. */
export async function postgresClients(url: string): Promise<string> {
  const major = await withClient(url, async (client) => {
    const { rows } = await client.query<{ number: number }>(
      `SELECT current_setting('server_version_num')::int / 10000 AS number`,
    );
    return rows[0]?.number ?? 0;
  });
  const found = find(major) ?? (aptInstall(['postgresql-client']) ? find(major) : undefined);
  if (found !== undefined) return found;
  throw new Error(
    `The server is PostgreSQL ${major}, and there is no pg_dump of that version or a newer one: install postgresql-client-${major}.`,
  );
}
