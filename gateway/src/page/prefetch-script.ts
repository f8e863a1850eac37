import { scriptJson } from './escape-html';

/** A page that has not asked by then asks for something else, as a list with a filter in its address does. */
const WAIT_MS = 15_000;

/** Starts the page's reads while its scripts are still on the way; the fetch client takes each one once. */
export function prefetchScript(paths: readonly string[]): string {
  return (
    `window.__prefetch={};${scriptJson(paths)}.forEach(function(p){` +
    `var f=fetch(p,{credentials:'same-origin',headers:{'cache-control':'no-cache'}});` +
    // Whoever takes it sees the failure; nobody taking it is no error of the page.
    `f.catch(function(){});window.__prefetch[p]=f});` +
    // An answer that nobody reads would hold one of the browser's few connections.
    `setTimeout(function(){var w=window.__prefetch;window.__prefetch={};` +
    `Object.keys(w).forEach(function(p){w[p].then(function(r){if(r.body)return r.body.cancel()}).catch(function(){})})},${WAIT_MS})`
  );
}
