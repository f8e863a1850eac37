import { matchPath } from 'react-router-dom';
import type { PageBoot } from '@waymark/contracts-core';

/** The title that the manifest of the matched route gives, if any. */
export function titleOfPath(remotes: PageBoot['remotes'], pathname: string): string | undefined {
  return Object.values(remotes)
    .flatMap(({ manifest }) => manifest.routes)
    .find(({ path }) => matchPath(path, pathname))?.title;
}

export const fullTitle = (title: string, productName: string): string => `${title} – ${productName}`;
