import { z } from 'zod';

/** Part of a build that the renderer runs; the registry names it beside the browser's files. */
export const serverBundleSchema = z.object({
  /** Path of the file, e.g. `/r/reviews/3f2a/server.js`. The site serves it to nobody. */
  file: z.string().startsWith('/r/'),
  /** sha384 of it. */
  integrity: z.string(),
});
export type ServerBundle = z.infer<typeof serverBundleSchema>;
