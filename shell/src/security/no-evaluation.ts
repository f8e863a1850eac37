declare global {
  /** Shared by all copies of zod on a page. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * zod tests whether it may compile parsers with `Function`. The page's policy blocks that, and the browser would
 * report the attempt.
 */
export function forgoEvaluation(): void {
  globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true };
}
