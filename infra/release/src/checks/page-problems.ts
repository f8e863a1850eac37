import type { RemoteBuild, RemoteRelease, ShellBuild, ShellRelease } from '@waymark/contracts-core';
import type { AllReleases } from '../registry/read-all-releases';
import { fileProblems } from './file-problems';
import { manifestProblems, pathProblems, rangeProblems } from './manifest-problems';

/** What is wrong with a build for browsers, alone and beside everything that it may meet in one. */
export async function pageProblems(
  origin: string,
  slice: string,
  build: RemoteBuild | ShellBuild,
  all: AllReleases,
): Promise<string[]> {
  const remotes = all.pages.flatMap(({ release }) => (isRemote(release) ? [release] : []));
  const shells = all.pages.flatMap(({ release }) => (isRemote(release) ? [] : [release]));
  const alone =
    'entry' in build
      ? remoteAlone(slice, build, remotes)
      : pathProblems(slice, build, [...build.scripts, ...build.styles, ...build.preload]);
  const beside =
    'entry' in build
      ? shells
          .flatMap(buildsOf)
          .flatMap((shell) => rangeProblems(named(`mfe-${slice}`, build), named('the shell', shell)))
      : remotes.flatMap((remote) =>
          buildsOf(remote).flatMap((one) =>
            rangeProblems(named(`mfe-${remote.slice}`, one), named('the shell', build)),
          ),
        );
  return [...alone, ...beside, ...(await fileProblems(origin, build.integrity))];
}

function remoteAlone(slice: string, build: RemoteBuild, remotes: readonly RemoteRelease[]): string[] {
  const used = [build.entry, ...build.preload, ...Object.values(build.preloadByPage).flat()];
  return [
    ...pathProblems(slice, build, used),
    ...manifestProblems(
      slice,
      build,
      remotes.map(({ stable }) => stable.manifest),
    ),
  ];
}

const isRemote = (release: RemoteRelease | ShellRelease): release is RemoteRelease => release.slice !== 'shell';

/** Any of them may be in somebody's browser. */
function buildsOf<Build>({
  stable,
  canary,
  previous,
}: {
  stable: Build;
  canary?: { build: Build } | undefined;
  previous?: Build | undefined;
}): Build[] {
  return [stable, ...(canary ? [canary.build] : []), ...(previous ? [previous] : [])];
}

const named = <Build extends { version: string }>(name: string, build: Build) => ({
  ...build,
  name: `${name} ${build.version}`,
});
