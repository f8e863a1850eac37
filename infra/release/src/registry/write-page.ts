import type { ReleaseAct } from '@waymark/contracts-core';
import { Refusal } from '../refusal';
import type { RegistryWriter } from './registry-writer';
import { writeRelease, type ReleaseContent, type Written } from './write-release';
import type { PageBuild, Staged } from './staged';

/** Throws when the key has changed since we read it: we must not undo another writer's change. */
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

type Live = Staged<PageBuild> & { sequence: number; by: string; act: ReleaseAct };
type Next = (current: Live | null) => Staged<PageBuild>;

/** Writes the registry entry of a remote or the shell. `next` gets the current state and may refuse. */
export function writePage(
  writer: RegistryWriter,
  kind: 'remote' | 'shell',
  slice: string,
  act: ReleaseAct,
  next: Next,
  { withoutBrowser = false } = {},
): Promise<Written<'remote' | 'shell'>> {
  const content = (current: Live | null) => ({
    ...staged(next(current)),
    act,
    ...(withoutBrowser ? { unopened: true as const } : {}),
  });
  // The build was read for this kind, and the schema checks that again on writing.
  if (kind === 'shell')
    return writeRelease(writer, 'shell', slice, (current) => content(current) as ReleaseContent<'shell'>);
  return writeRelease(writer, 'remote', slice, (current) => content(current) as ReleaseContent<'remote'>);
}

/** Drops the previous entry's write metadata. */
function staged({ state, stable, canary, previous }: Staged<PageBuild>): Staged<PageBuild> {
  return { state, stable, canary, previous };
}
