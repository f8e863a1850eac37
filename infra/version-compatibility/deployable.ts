import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A part that is built and released separately. */
export interface Deployable {
  readonly slice: string;
  readonly kind: 'remote' | 'service';
  /** Path in the checkout, e.g. `mfe-account`. */
  readonly folder: string;
}

/** Returns the remotes and services of every slice that has both: only those can differ in version. */
export function deployables(root: string): Deployable[] {
  const slices = readdirSync(join(root, 'services')).filter((slice) =>
    existsSync(join(root, `mfe-${slice}`, 'slice.json')),
  );
  return slices.flatMap((slice): Deployable[] => [
    { slice, kind: 'remote', folder: `mfe-${slice}` },
    { slice, kind: 'service', folder: join('services', slice) },
  ]);
}
