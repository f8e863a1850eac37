import { keyOf } from '../../registry/release-kinds';
import { untilAllFollow } from '../gateways/until-all-follow';
import type { PagePart, ReleaseContext } from '../release-context';
import { requireSequence } from './require-sequence';
import { writePage } from './write-page';

/** Gives visitors what they had before this release, unless somebody else wrote the key since. */
export async function undoPage(
  { writer, connection, options }: ReleaseContext,
  page: PagePart,
  before: NonNullable<PagePart['live']>,
): Promise<void> {
  const key = keyOf(page.kind, options.slice);
  const { release } = await writePage(writer, page.kind, options.slice, 'rollback', (current) => {
    requireSequence(key, current, page.written ?? null);
    // A canary that stood there before has been replaced on purpose: it does not come back.
    return { ...before, canary: undefined };
  });
  await untilAllFollow(connection, { [key]: release.sequence });
}
