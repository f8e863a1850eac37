import type { RegistryView } from '@waymark/contracts-core';
import { scriptJson } from './escape-html';

/**
 * Links between documents of different policies are followed by the browser, as on any site of pages: the router in the page
 * never hears of the press, so Back finds the page before as it was left. What leads there without a link, the shell sees to.
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
