import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAsked } from '@waymark/testing/slices-asked';
import { REPOSITORY } from './platform';

export interface Address {
  /** Path of the page, with `:id` for an ID, as in the slice's manifest. */
  path: string;
  access?: 'member' | 'moderator' | 'admin';
}

/** Returns every address in the slices' manifests, except redirects. */
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
