import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteBuildSchema, shellBuildSchema } from '@waymark/contracts-core';
import { readPublishFile } from '../registry/upload-build';
import { isWithdrawn } from '../registry/withdrawals';
import { runBuild } from '../build/run-build';
import { Refusal } from '../refusal';
import type { PageBuild } from '../registry/staged';
import type { PagePart, ReleaseContext } from './release-context';
import type { Step } from './run-steps';

/** Builds the slice once. The first visitors and later everyone get this same build. */
export const buildOnce: Step<ReleaseContext> = {
  name: 'build once',
  async run(context) {
    const { root, page, service, environment, options, signal } = context;
    const folders = [page, service].flatMap((part) => (part ? [part.folder] : []));
    await runBuild(
      root,
      folders.map((folder) => projectName(root, folder)),
      signal,
    );
    const built: string[] = [];
    if (page) {
      const build = await readBuild(root, page);
      if (isLive(page, build)) built.push(`${page.folder} ${build.version} is live already`);
      else {
        await requireGood(context, build.version);
        page.build = build;
        built.push(`${page.folder} ${build.version}`);
      }
    }
    if (service) {
      const version = await environment.packService(options.slice, signal);
      if (version === service.live?.version) built.push(`${service.folder} ${version} is live already`);
      else built.push(`${service.folder} ${(service.version = version)}`);
    }
    return built.join('; ');
  },
};

const isLive = ({ live }: PagePart, build: PageBuild): boolean =>
  live?.stable.version === build.version && !live.canary;

async function readBuild(root: string, { kind, folder }: PagePart): Promise<PageBuild> {
  const published = await readPublishFile(join(root, folder, 'dist'));
  return kind === 'shell' ? shellBuildSchema.parse(published) : remoteBuildSchema.parse(published);
}

async function requireGood({ writer, options: { slice, again } }: ReleaseContext, version: string): Promise<void> {
  if (again || !(await isWithdrawn(writer, slice, version))) return;
  throw new Refusal(
    `${slice} ${version} was taken back by the gateways because it failed in browsers. Change it, or say --again when the fault was not its own.`,
  );
}

function projectName(root: string, folder: string): string {
  return (JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { name: string }).name;
}
