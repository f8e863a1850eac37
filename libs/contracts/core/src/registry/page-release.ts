import { z } from 'zod';
import { releaseActShape } from './release-act';

/** What a release of a remote and one of the shell have in common: which builds are live and who gets which. */
export function pageReleaseShape<Build extends z.ZodType>(build: Build) {
  return {
    ...releaseActShape,
    /** `killed`: the slice is switched off; its pages say so, the rest of the site works. */
    state: z.enum(['live', 'killed']),
    stable: build,
    /** A build that `weight` per cent of visitors get in place of the stable one. */
    canary: z.object({ build, weight: z.number().min(1).max(99) }).optional(),
    /** Tried when the stable one does not load, and what a rollback goes back to. */
    previous: build.optional(),
    /** Whoever released it did so without having opened its pages in a browser. */
    unopened: z.literal(true).optional(),
  };
}
