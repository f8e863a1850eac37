import { Refusal } from '../cli/refusal';
import type { Staged } from '../../registry/staged';

/** What a rollback knows beside what is live. */
export interface Past<Build> {
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
