import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '@nats-io/transport-node';
import { publishRelease } from '../registry/publish-release';
import { ARTEFACTS, ROOT } from './paths';
import { remoteFolders } from './projects';
import { say } from './say';

/** Copies the builds to the artefact folder and points the registry at them and at the services' addresses. */
export async function publishAll(natsUrl: string, ports: Record<string, number>): Promise<void> {
  mkdirSync(ARTEFACTS, { recursive: true });
  const url = new URL(natsUrl);
  const connection = await connect({ servers: url.host, user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password), maxReconnectAttempts: 3 });
  try {
    const built = (folder: string): boolean => existsSync(join(ROOT, folder, 'dist/publish.json'));
    const remotes = remoteFolders().filter(built);
    const services = Object.entries(ports).map(([slice, port]) => ({ manifestFile: join(ROOT, 'services', slice, 'service.json'), origins: [`http://127.0.0.1:${port}`] }));
    const shell = built('shell') ? { shellDist: join(ROOT, 'shell/dist') } : {};
    await publishRelease(connection, { artefactsDir: ARTEFACTS, ...shell, remoteDists: remotes.map((folder) => join(ROOT, folder, 'dist')), services });
    say(`Published ${[...(built('shell') ? ['shell'] : []), ...remotes].join(', ') || 'no browser build'}`);
  } finally {
    await connection.drain();
  }
}
