import { giveToAll } from './give-to-all';
import type { Staged } from './staged';

/** A build for everyone, with the one before to go back to; null when that is so already. */
export function everyoneGets<Build extends { version: string }>(current: Staged<Build> | null, build: Build) {
  if (!current) return { state: 'live' as const, stable: build, act: 'publish' as const };
  const { state, stable, canary, previous } = current;
  if (stable.version === build.version && !canary) return null;
  return { ...giveToAll({ state, stable, previous }, build), act: 'publish' as const };
}
