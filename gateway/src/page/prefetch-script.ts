import { scriptJson } from './script-json';

/** Starts the page's reads while its scripts are still on the way; the fetch client takes each one once. */
export function prefetchScript(paths: readonly string[]): string {
  return (
    `window.__prefetch={};${scriptJson(paths)}.forEach(function(p){` +
    `var f=fetch(p,{credentials:'same-origin',headers:{'cache-control':'no-cache'}});` +
    // Whoever takes it sees the failure; nobody taking it is no error of the page.
    `f.catch(function(){});window.__prefetch[p]=f})`
  );
}
