import { matchPath } from 'react-router-dom';
import type { PageBoot } from '@waymark/contracts-core';

/** Returns the title from the manifest of the matched route, if any. */
export function titleOfPath(remotes: PageBoot['remotes'], pathname: string): string | undefined {
  return Object.values(remotes)
    .flatMap(({ manifest }) => manifest.routes)
    .find(({ path }) => matchPath(path, pathname))?.title;
}

export const fullTitle = (title: string, productName: string): string => `${title} – ${productName}`;
