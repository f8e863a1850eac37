import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { LOCAL } from '../local/paths';

const versionsSchema = z.object({ new: z.string(), old: z.string() });
const placesSchema = z.object({ new: z.array(z.url()), old: z.array(z.url()) });

const skewSchema = z.record(
  z.string(),
  z.object({
    /** Versions of the remote: of what is live, and of the build before, which a preview shows. */
    remote: versionsSchema,
    service: versionsSchema,
    /** Where both versions of the service run. */
    origins: placesSchema,
  }),
);
/** What `prepare` found and made, for the other commands and for the browser's tests, by slice. */
export type Skew = z.infer<typeof skewSchema>;

/** In the data folder of the platform. */
export const SKEW_FILE = join(LOCAL, 'skew.json');

export const readSkew = (): Skew => skewSchema.parse(JSON.parse(readFileSync(SKEW_FILE, 'utf8')));
