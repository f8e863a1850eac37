import type { ReleaseAct } from '@waymark/contracts-core';
import { Refusal } from '../cli/refusal';

/** Throws when somebody wrote the key since we looked: what they did is not to be undone by us. */
export function requireSequence(
  what: string,
  current: { sequence: number; by: string; act: ReleaseAct } | null,
  expected: number | null,
): void {
  if ((current?.sequence ?? null) === expected) return;
  const other = current ? `${current.by} wrote it meanwhile (${current.act})` : 'it was removed meanwhile';
  throw new Refusal(
    `${what} is not as it was when this release began: ${other}. Look at "npm run release -- status" and begin again.`,
  );
}
