import type { RegistryView } from '@waymark/contracts-core';
import { scriptJson } from './escape-html';

/**
 * Makes the browser itself follow links between documents with different security policies, so Back restores the page
 * before. The page's router never handles these clicks. The shell handles navigation to such documents without a link.
 */
export function ownDocumentsScript({ remotes }: RegistryView): string {
  const paths = Object.values(remotes).flatMap(({ manifest }) =>
    manifest.routes.filter(({ opens }) => opens).map(({ path }) => path),
  );
  if (paths.length === 0) return '';
  return [
    `(function(own){`,
    `addEventListener('click',function(e){`,
    `var a=e.target.closest&&e.target.closest('a[href]');`,
    `if(a&&a.origin===location.origin&&own.includes(a.pathname)!==own.includes(location.pathname))e.stopPropagation()`,
    `},true)})(${scriptJson(paths)});`,
  ].join('');
}
