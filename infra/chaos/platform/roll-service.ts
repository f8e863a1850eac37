import { join } from 'node:path';
import { serviceKey } from '@waymark/contracts-core';
import { ARTEFACTS, ROOT } from '../../local/paths';
import { localSigningKey } from '../../local/registry-key';
import { openRegistry, publishService, registryWriter } from '@waymark/release/registry';
import { untilAllFollow } from '@waymark/release';
import type { ChaosPlatform, Slice } from './chaos-platform';
import { rollCrew } from './service-crew';
import { withBroker } from './with-broker';

/** As a release rolls a service: new processes, then the registry, then every gateway, and only then the old ones end. */
export async function rollService(platform: ChaosPlatform, slice: Slice): Promise<void> {
  const crew = platform.services[slice];
  const retire = await rollCrew(slice, crew);
  await withBroker(platform.urls.nats, async (connection) => {
    const writer = registryWriter(await openRegistry(connection), localSigningKey(), 'chaos');
    const { release } = await publishService(writer, {
      serviceDir: join(ROOT, 'services', slice),
      artefactsDir: ARTEFACTS,
      version: 'chaos',
      origins: crew.origins,
    });
    const following = await untilAllFollow(connection, { [serviceKey(slice)]: release.sequence });
    if (following < platform.gatewayOrigins.length)
      throw new Error(`Only ${following} of ${platform.gatewayOrigins.length} gateways said that they follow.`);
  });
  await retire();
}
