import { giveToAll } from '../../registry/give-to-all';
import type { Staged } from '../../registry/staged';

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
