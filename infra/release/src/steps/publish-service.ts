import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceManifestSchema, serviceKey, type ServiceRelease } from '@waymark/contracts-core';
import { keyOf } from '../registry/read-release';
import { writeRelease } from '../registry/write-release';
import { untilAllFollow, theyFollow } from '../gateways/until-all-follow';
import type { ReleaseContext, ServicePart } from './release-context';
import { requireSequence } from '../registry/write-page';
import type { Step } from './run-steps';

/** Routes requests to the previous build, which still runs, unless the key was changed since. */
async function undoService(
  { writer, connection, options: { slice } }: ReleaseContext,
  before: ServiceRelease,
  written: number,
): Promise<void> {
  const { release } = await writeRelease(writer, 'service', slice, (current) => {
    requireSequence(serviceKey(slice), current, written);
    const { version, origins, manifest, previous } = before;
    return { version, origins, manifest, act: 'rollback', ...(previous ? { previous } : {}) };
  });
  await untilAllFollow(connection, { [serviceKey(slice)]: release.sequence });
}

/**
 * Publishes the service: from here on, requests go to its new build. Runs before the pages are published: the live
 * pages work with it, and the new ones may need it and are opened with it.
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
