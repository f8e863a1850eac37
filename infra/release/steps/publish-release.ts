import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceManifestSchema } from '@waymark/contracts-core';
import { keyOf } from '../../registry/release-kinds';
import { requireNotWithdrawn } from '../../registry/require-not-withdrawn';
import { writeRelease } from '../../registry/write-release';
import { startCanary } from '../acts/start-canary';
import type { PagePart, ReleaseContext, ServicePart } from '../release-context';
import { theyFollow } from '../gateways/they-follow';
import { untilAllFollow, type Wanted } from '../gateways/until-all-follow';
import { switchOffFirst } from '../writes/switch-off-first';
import { undoPage } from '../writes/undo-page';
import { undoService } from '../writes/undo-service';
import { requireSequence } from '../writes/require-sequence';
import { writePage } from '../writes/write-page';
import type { Step } from './step';

/** The moment from which visitors get it. Only if nobody wrote the keys since we looked, and only if every gateway follows. */
export const publishRelease: Step<ReleaseContext> = {
  name: 'publish',
  async run(context) {
    const { page, service, connection, options } = context;
    const wanted: Wanted = {};
    // The service first: the remotes that are live work with it, the new one may need it.
    if (service?.origins) wanted[keyOf('service', options.slice)] = await publishService(context, service);
    if (page?.build) wanted[keyOf(page.kind, options.slice)] = await publishPage(context, page);
    if (Object.keys(wanted).length === 0) return null;
    const gateways = await untilAllFollow(connection, wanted);
    const weight = page?.build && page.live && options.weight < 100 ? `${page.build.version} for ${options.weight} % of visitors` : page?.build?.version;
    const parts = [...(service?.origins ? [`service ${service.version}`] : []), ...(weight ? [weight] : [])];
    return `${parts.join('; ')}; ${theyFollow(gateways)}`;
  },
};

async function publishService(context: ReleaseContext, service: ServicePart): Promise<number> {
  const { root, writer, undo, options } = context;
  const { live, version = '', origins = [] } = service;
  const manifest = serviceManifestSchema.parse(JSON.parse(await readFile(join(root, service.folder, 'service.json'), 'utf8')));
  const { release } = await writeRelease(writer, 'service', options.slice, (current) => {
    requireSequence(keyOf('service', options.slice), current, live?.sequence ?? null);
    return { version, origins, manifest, act: 'publish', ...(current ? { previous: { version: current.version, origins: current.origins } } : {}) };
  });
  if (live) undo.add(`service ${version}; requests go to ${live.version} again`, () => undoService(context, live, release.sequence));
  return release.sequence;
}

async function publishPage(context: ReleaseContext, page: PagePart): Promise<number> {
  const { writer, undo, options } = context;
  const { build, live, kind } = page;
  if (!build) throw new Error(`${page.folder} has no build`);
  await requireNotWithdrawn(writer, options.slice, build.version, options.again);
  const act = live && options.weight < 100 ? 'canary' : 'publish';
  const { release } = await writePage(writer, kind, options.slice, act, (current) => {
    requireSequence(keyOf(kind, options.slice), current, live?.sequence ?? null);
    return startCanary(current, build, options.weight);
  });
  page.written = release.sequence;
  if (live) undo.add(`${page.folder} ${build.version}; everybody gets ${live.stable.version}`, () => undoPage(context, page, live));
  // Without a shell there would be nothing that could say so.
  else if (kind === 'remote') undo.add(`${page.folder} ${build.version}; none is before it, so its pages are off until "revive ${options.slice}"`, () => switchOffFirst(context, page));
  return release.sequence;
}
