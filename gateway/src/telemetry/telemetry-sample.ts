import type { RegistrySnapshot } from '@waymark/contracts-core';

const YOUNG_MS = 15 * 60_000;
const USUAL = 0.1;

/** Which share of pages tells what loaded well: all of them while something new is among visitors. */
export function telemetrySample({ shell, remotes }: RegistrySnapshot, now: number): number {
  const releases = [...(shell ? [shell] : []), ...Object.values(remotes)];
  const isNew = releases.some(
    ({ canary, releasedAt }) => canary !== undefined || now - Date.parse(releasedAt) < YOUNG_MS,
  );
  return isNew ? 1 : USUAL;
}
