import type { Staged } from './staged';

/** Gives a build to everyone; the one before stays to go back to. */
export function giveToAll<Build extends { version: string }>(current: Staged<Build>, build: Build): Staged<Build> {
  const everyone = { ...current, stable: build, canary: undefined };
  return current.stable.version === build.version ? everyone : { ...everyone, previous: current.stable };
}
