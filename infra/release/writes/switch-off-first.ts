import { keyOf } from '../../registry/release-kinds';
import { untilAllFollow } from '../gateways/until-all-follow';
import type { PagePart, ReleaseContext } from '../release-context';
import { requireSequence } from './require-sequence';
import { writePage } from './write-page';

/** A first build has none before it: its pages are switched off instead, unless somebody else wrote the key since. */
export async function switchOffFirst({ writer, connection, options }: ReleaseContext, page: PagePart): Promise<void> {
  const key = keyOf(page.kind, options.slice);
  const { release } = await writePage(writer, page.kind, options.slice, 'kill', (current) => {
    requireSequence(key, current, page.written ?? null);
    if (!current) throw new Error(`${key} is gone`);
    return { ...current, state: 'killed' };
  });
  await untilAllFollow(connection, { [key]: release.sequence });
}
