import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAsked } from '@waymark/testing/slices-asked';
import { REPOSITORY } from './platform';

export interface Address {
  /** As the slice's manifest names it, with `:id` where it needs one. */
  path: string;
  access?: 'member' | 'moderator' | 'admin';
}

/** Every address that the manifests of the slices name, but those that only lead to another one. */
export function addresses(): Address[] {
  const slices = readdirSync(REPOSITORY).filter(
    (name) => name.startsWith('mfe-') && isAsked(name.slice('mfe-'.length)),
  );
  return slices.flatMap((slice) => {
    const manifest = readFileSync(join(REPOSITORY, slice, 'slice.json'), 'utf8');
    const { routes } = JSON.parse(manifest) as { routes: (Address & { redirectTo?: string })[] };
    return routes.filter(({ redirectTo }) => redirectTo === undefined);
  });
}
