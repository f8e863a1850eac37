import { writeFileSync, cpSync, existsSync } from 'node:fs';
import { readPublishFile, uploadRemote, type RegistryWriter, readRelease, hashFolder } from '@waymark/release/registry';
import { join } from 'node:path';
import { buildsFolder } from '@waymark/release/environments';
import { ROOT } from '../local/paths';
import { type BuildBefore, buildsBefore, SAME_SOURCE } from './builds-before';
import { deployables } from './deployable';
import { onPlatform } from './open-platform';
import { renamedBuild } from './renamed-build';
import { type CompatibilityBaseline, SKEW_FILE } from './baseline-file';

/** Adds a build to those that a service can run, and returns its version. */
function addServiceBuild(folder: string, distDir: string): string {
  const version = hashFolder(distDir);
  const copy = join(buildsFolder(folder), version);
  if (!existsSync(copy)) cpSync(distDir, copy, { recursive: true });
  return version;
}

/** Returns the versions of a slice that everybody gets now. */
async function liveVersions(writer: RegistryWriter, slice: string) {
  const remote = (await readRelease(writer, 'remote', slice)).value;
  const service = (await readRelease(writer, 'service', slice)).value;
  if (!remote || !service) throw new Error(`${slice} is not live with both its remote and its service.`);
  return { remote: remote.stable.version, service: service.version, origins: service.origins };
}

// Adds the previous version of every remote and service beside the live ones: remotes for a preview, services running.
await onPlatform(async ({ environment, writer }) => {
  const skew: CompatibilityBaseline = {};
  const builds = await buildsBefore(ROOT, deployables(ROOT));
  for (const slice of new Set(builds.map((build) => build.slice))) {
    const live = await liveVersions(writer, slice);
    const [remote, service] = ['remote', 'service'].map((kind) =>
      builds.find((build) => build.slice === slice && build.kind === kind),
    );
    if (!remote || !service) continue;
    const remoteDist = await differing(
      remote,
      live.remote,
      async (dist) => ((await readPublishFile(dist)) as { version: string }).version,
    );
    const old = await uploadRemote({ distDir: remoteDist, artefactsDir: environment.artefactsDir }, environment.signer);
    const serviceDist = await differing(service, live.service, async (dist) => addServiceBuild(service.folder, dist));
    const version = addServiceBuild(service.folder, serviceDist);
    const origins = await environment.startService(slice, version);
    skew[slice] = {
      remote: { new: live.remote, old: old.version },
      service: { new: live.service, old: version },
      origins: { new: live.origins, old: origins },
    };
  }
  writeFileSync(SKEW_FILE, `${JSON.stringify(skew, null, 2)}\n`);
});

/** Returns the folder of a build with a version other than the live one, and prints it. */
async function differing(
  build: BuildBefore,
  live: string,
  versionOf: (dist: string) => Promise<string>,
): Promise<string> {
  const isSame = (await versionOf(build.distDir)) === live;
  console.log(
    `${build.folder}: the version before is ${build.from}${isSame ? `, which builds the same: ${SAME_SOURCE} takes its place` : ''}`,
  );
  return isSame ? renamedBuild(ROOT, build, build.distDir) : build.distDir;
}
