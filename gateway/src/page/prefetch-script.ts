import { scriptJson } from './escape-html';

/**
 * A page that has not used a prefetched response by then requests something else, e.g. a list with a filter in its
 * address.
 */
const WAIT_MS = 15_000;

/** Starts the page's API reads while its scripts still load; the fetch client uses each response once. */
export function prefetchScript(paths: readonly string[]): string {
  return (
    `window.__prefetch={};${scriptJson(paths)}.forEach(function(p){` +
    `var f=fetch(p,{credentials:'same-origin',headers:{'cache-control':'no-cache'}});` +
    // The code that takes the response handles a failure; an unused one must not raise an error.
    `f.catch(function(){});window.__prefetch[p]=f});` +
    // An unread response would occupy one of the browser's few connections.
    `setTimeout(function(){var w=window.__prefetch;window.__prefetch={};` +
    `Object.keys(w).forEach(function(p){w[p].then(function(r){if(r.body)return r.body.cancel()}).catch(function(){})})},${WAIT_MS})`
  );
}
