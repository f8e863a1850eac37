import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceManifestSchema } from '@waymark/contracts-core';
import { keyOf } from '../../registry/release-kinds';
import { writeRelease } from '../../registry/write-release';
import { theyFollow } from '../gateways/they-follow';
import { untilAllFollow } from '../gateways/until-all-follow';
import type { ReleaseContext, ServicePart } from '../release-context';
import { requireSequence } from '../writes/require-sequence';
import { undoService } from '../writes/undo-service';
import type { Step } from './step';

/**
 * The moment from which requests go to the new build of the service. Before the pages: those that are live work with it, the
 * new ones may need it, and are opened with it.
 */
export const publishService: Step<ReleaseContext> = {
  name: 'publish the service',
  async run(context) {
    const { service, connection, options } = context;
    if (!service?.origins) return null;
    const sequence = await writeService(context, service);
    const gateways = await untilAllFollow(connection, { [keyOf('service', options.slice)]: sequence });
    return `service ${service.version}; ${theyFollow(gateways)}`;
  },
};

async function writeService(context: ReleaseContext, service: ServicePart): Promise<number> {
  const { root, writer, undo, options } = context;
  const { live, version = '', origins = [] } = service;
  const manifest = serviceManifestSchema.parse(
    JSON.parse(await readFile(join(root, service.folder, 'service.json'), 'utf8')),
  );
  const { release } = await writeRelease(writer, 'service', options.slice, (current) => {
    requireSequence(keyOf('service', options.slice), current, live?.sequence ?? null);
    return {
      version,
      origins,
      manifest,
      act: 'publish',
      ...(current ? { previous: { version: current.version, origins: current.origins } } : {}),
    };
  });
  if (live)
    undo.add(`service ${version}; requests go to ${live.version} again`, () =>
      undoService(context, live, release.sequence),
    );
  return release.sequence;
}
