/** Later than this after the page was asked for, its prefetched answers count as old. */
const FRESH_FOR_MS = 30_000;

/** The answer that the page's HTML already asked for. Each one is handed out once. */
export function takePrefetch(path: string): Promise<Response> | undefined {
  const started = window.__prefetch?.[path];
  if (!started) return undefined;
  delete window.__prefetch?.[path];
  return performance.now() < FRESH_FOR_MS ? started : undefined;
}
