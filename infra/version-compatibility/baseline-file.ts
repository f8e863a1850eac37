import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { LOCAL } from '../local/paths';

const versionsSchema = z.object({ new: z.string(), old: z.string() });
const placesSchema = z.object({ new: z.array(z.url()), old: z.array(z.url()) });

const skewSchema = z.record(
  z.string(),
  z.object({
    /** Versions of the remote: the live one, and the previous build, which a preview shows. */
    remote: versionsSchema,
    service: versionsSchema,
    /** The origins of both versions of the service. */
    origins: placesSchema,
  }),
);
/** The results of `prepare` by slice, for the other commands and the browser tests. */
export type CompatibilityBaseline = z.infer<typeof skewSchema>;

/** In the platform's data folder. */
export const SKEW_FILE = join(LOCAL, 'skew.json');

export const readBaseline = (): CompatibilityBaseline => skewSchema.parse(JSON.parse(readFileSync(SKEW_FILE, 'utf8')));
