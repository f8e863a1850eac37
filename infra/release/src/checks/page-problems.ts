import type { RemoteBuild, RemoteRelease, ShellBuild, ShellRelease } from '@waymark/contracts-core';
import type { AllReleases } from '../registry/read-all-releases';
import { fileProblems } from './file-problems';
import { manifestProblems, pathProblems, rangeProblems } from './manifest-problems';

/** Returns what is wrong with a browser build, by itself and together with all builds that it may meet in a browser. */
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

/** Some browser may have loaded any of these. */
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
