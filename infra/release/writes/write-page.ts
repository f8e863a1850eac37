import type { ReleaseAct } from '@waymark/contracts-core';
import type { RegistryWriter } from '../../registry/registry-writer';
import { writeRelease, type ReleaseContent, type Written } from '../../registry/write-release';
import type { Staged } from '../../registry/staged';
import type { ReleaseOptions } from '../cli/release-options';
import type { PageBuild } from '../release-context';

type Live = Staged<PageBuild> & { sequence: number; by: string; act: ReleaseAct };
type Next = (current: Live | null) => Staged<PageBuild>;

/** Writes what visitors get of a remote or the shell; `next` sees what is live at that moment and may refuse. */
export function writePage(
  writer: RegistryWriter,
  kind: 'remote' | 'shell',
  slice: string,
  act: ReleaseAct,
  next: Next,
  { withoutBrowser }: Pick<ReleaseOptions, 'withoutBrowser'> = {},
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
