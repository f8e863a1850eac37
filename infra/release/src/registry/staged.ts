import type { RemoteBuild, ShellBuild } from '@waymark/contracts-core';
import { Refusal } from '../refusal';

/** What a rollback knows beside what is live. */
interface Past<Build> {
  /** Builds that everybody had before `previous`, newest first. */
  older: readonly Build[];
  /** Whether gateways took a version back: nobody would get it. */
  isWithdrawn: (version: string) => boolean;
}

/**
 * Takes the newest build back: a canary is dropped, a stable build makes room for the newest one before it that gateways
 * did not take back. Two in a row never bring the taken back build again.
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

/** Puts a build before `weight` percent of visitors; everyone gets the first build that there ever was. */
export function startCanary<Build extends { version: string }>(
  current: Staged<Build> | null,
  build: Build,
  weight: number,
): Staged<Build> {
  if (!current) return { state: 'live', stable: build };
  if (weight === 100) return giveToAll(current, build);
  return { ...current, canary: { build, weight } };
}

/** A build for everyone, with the one before to go back to; null when that is so already. */
export function everyoneGets<Build extends { version: string }>(current: Staged<Build> | null, build: Build) {
  if (!current) return { state: 'live' as const, stable: build, act: 'publish' as const };
  const { state, stable, canary, previous } = current;
  if (stable.version === build.version && !canary) return null;
  return { ...giveToAll({ state, stable, previous }, build), act: 'publish' as const };
}

/** Gives a build to everyone; the one before stays to go back to. */
export function giveToAll<Build extends { version: string }>(current: Staged<Build>, build: Build): Staged<Build> {
  const everyone = { ...current, stable: build, canary: undefined };
  return current.stable.version === build.version ? everyone : { ...everyone, previous: current.stable };
}

/** What browsers load. */
export type PageBuild = RemoteBuild | ShellBuild;

/** What the registry says of one browser build's way to visitors, whether of a remote or of the shell. */
export interface Staged<Build extends { version: string }> {
  state: 'live' | 'killed';
  /** What everybody gets who is not chosen for the canary. */
  stable: Build;
  canary?: { build: Build; weight: number } | undefined;
  /** What rollback goes back to. */
  previous?: Build | undefined;
}
