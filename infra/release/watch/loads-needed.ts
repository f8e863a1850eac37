import type { ReleaseContext } from '../release-context';

/** So many page loads without a fault say with 19 in 20 that fewer than one in seven fails. */
export const LOADS_NEEDED = 20;

/** How many visitors' browsers must have loaded the new build before everyone gets it; none where it is before everyone already, or shall stay. */
export function loadsNeeded({ page, options }: Pick<ReleaseContext, 'page' | 'options'>): number {
  if (!page?.build || !page.live || options.weight === 100 || options.hold) return 0;
  return options.loads ?? LOADS_NEEDED;
}
