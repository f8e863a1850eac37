declare global {
  /** What all copies of zod on a page share. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/** zod tries whether it may compile its parsers with `Function`. The page's policy refuses that, and the browser reports the try. */
export function forgoEvaluation(): void {
  globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true };
}
