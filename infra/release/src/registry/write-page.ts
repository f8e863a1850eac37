import type { ReleaseAct } from '@waymark/contracts-core';
import { Refusal } from '../refusal';
import type { RegistryWriter } from './registry-writer';
import { writeRelease, type ReleaseContent, type Written } from './write-release';
import type { PageBuild, Staged } from './staged';

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

type Live = Staged<PageBuild> & { sequence: number; by: string; act: ReleaseAct };
type Next = (current: Live | null) => Staged<PageBuild>;

/** Writes what visitors get of a remote or the shell; `next` sees what is live at that moment and may refuse. */
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
  // The build was read for this kind; the schema says so once more when it is written.
  if (kind === 'shell')
    return writeRelease(writer, 'shell', slice, (current) => content(current) as ReleaseContent<'shell'>);
  return writeRelease(writer, 'remote', slice, (current) => content(current) as ReleaseContent<'remote'>);
}

/** Without what the entry before said of its own writing. */
function staged({ state, stable, canary, previous }: Staged<PageBuild>): Staged<PageBuild> {
  return { state, stable, canary, previous };
}
