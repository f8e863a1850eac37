import type { RemoteBuild, ShellBuild } from '@waymark/contracts-core';
import { Refusal } from '../refusal';

/** What a rollback needs to know besides the live builds. */
interface Past<Build> {
  /** Builds that were stable before `previous`, newest first. */
  older: readonly Build[];
  /** Returns whether gateways withdrew a version: nobody would get it. */
  isWithdrawn: (version: string) => boolean;
}

/**
 * Rolls back the newest build: drops a canary, or replaces the stable build with the newest earlier one that gateways
 * did not withdraw. A second rollback never restores the build that the first one removed.
 */
export function rollBack<Build extends { version: string }>(
  current: Staged<Build>,
  { older, isWithdrawn }: Past<Build> = { older: [], isWithdrawn: () => false },
): Staged<Build> {
  const { canary, previous, ...rest } = current;
  const isGood = ({ version }: Build) => !isWithdrawn(version);
  if (canary && isGood(rest.stable)) return previous ? { ...rest, previous } : rest;
  const before = [...(previous ? [previous] : []), ...older];
  if (before.length === 0) throw new Refusal(`${rest.stable.version} is the first build: there is none to go back to.`);
  const [stable, next] = before.filter(isGood);
  if (!stable) throw new Refusal(nothingGood(before, [...(canary ? [canary.build] : []), rest.stable].filter(isGood)));
  return { ...rest, stable, ...(next ? { previous: next } : {}) };
}

function nothingGood(before: readonly { version: string }[], good: readonly { version: string }[]): string {
  const left = good.length > 0 ? `what is left is ${listOf(good)}` : 'none is left';
  return `Gateways took back every build before because it failed in browsers (${listOf(before)}): ${left}. Release another one, or one of these again with --again.`;
}

const listOf = (builds: readonly { version: string }[]): string => builds.map(({ version }) => version).join(', ');

/** Gives a build to `weight` percent of visitors. The very first build goes to everybody. */
export function startCanary<Build extends { version: string }>(
  current: Staged<Build> | null,
  build: Build,
  weight: number,
): Staged<Build> {
  if (!current) return { state: 'live', stable: build };
  if (weight === 100) return giveToAll(current, build);
  return { ...current, canary: { build, weight } };
}

/** Gives a build to everybody and keeps the previous one for rollback; null when nothing changes. */
export function everyoneGets<Build extends { version: string }>(current: Staged<Build> | null, build: Build) {
  if (!current) return { state: 'live' as const, stable: build, act: 'publish' as const };
  const { state, stable, canary, previous } = current;
  if (stable.version === build.version && !canary) return null;
  return { ...giveToAll({ state, stable, previous }, build), act: 'publish' as const };
}

/** Gives a build to everybody; keeps the previous one for rollback. */
export function giveToAll<Build extends { version: string }>(current: Staged<Build>, build: Build): Staged<Build> {
  const everyone = { ...current, stable: build, canary: undefined };
  return current.stable.version === build.version ? everyone : { ...everyone, previous: current.stable };
}

/** A build that browsers load. */
export type PageBuild = RemoteBuild | ShellBuild;

/** The registry's rollout state of a browser build, of a remote or the shell. */
export interface Staged<Build extends { version: string }> {
  state: 'live' | 'killed';
  /** The build for all visitors outside the canary. */
  stable: Build;
  canary?: { build: Build; weight: number } | undefined;
  /** The target of a rollback. */
  previous?: Build | undefined;
}
