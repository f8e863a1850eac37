import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '@nats-io/transport-node';
import { natsServers } from '@waymark/contracts-core';
import { openRegistry, publishRelease, readPublishFile, registryWriter } from '@waymark/release/registry';
import { recordSources } from '@waymark/release';
import type { RunningService } from './fleet';
import { natsReplicas } from './nats';
import { ARTEFACTS, ROOT } from './paths';
import { remoteFolders } from './projects';
import { localSigningKey } from './registry-key';
import { say } from './say';

/** Copies the builds to the artefact folder and registers them and the services' origins. */
export async function publishAll(natsUrl: string, running: Record<string, RunningService>): Promise<void> {
  mkdirSync(ARTEFACTS, { recursive: true });
  const connection = await connect({ ...natsServers(natsUrl), maxReconnectAttempts: 3 });
  try {
    const built = (folder: string): boolean => existsSync(join(ROOT, folder, 'dist/publish.json'));
    const remotes = remoteFolders().filter(built);
    const services = Object.entries(running).map(([slice, { version, origins }]) => ({
      serviceDir: join(ROOT, 'services', slice),
      version,
      origins,
    }));
    const shell = built('shell') ? { shellDist: join(ROOT, 'shell/dist') } : {};
    const writer = registryWriter(
      await openRegistry(connection, natsReplicas(natsUrl)),
      localSigningKey(),
      'npm start',
    );
    const leftOut = await publishRelease(writer, {
      artefactsDir: ARTEFACTS,
      ...shell,
      remoteDists: remotes.map((folder) => join(ROOT, folder, 'dist')),
      services,
    });
    await recordAll([...remotes, ...(built('shell') ? ['shell'] : [])], running);
    for (const reason of leftOut) say(`Not published: ${reason}`);
    say(`Published ${[...(built('shell') ? ['shell'] : []), ...remotes].join(', ') || 'no browser build'}`);
  } finally {
    await connection.drain();
  }
}

/** Lets a release compare its files with the live ones. */
async function recordAll(pages: readonly string[], running: Record<string, RunningService>): Promise<void> {
  for (const folder of pages) {
    const { version } = (await readPublishFile(join(ROOT, folder, 'dist'))) as { version: string };
    await recordSources(ROOT, ARTEFACTS, folder, version);
  }
  for (const [slice, { version }] of Object.entries(running))
    await recordSources(ROOT, ARTEFACTS, join('services', slice), version);
}
