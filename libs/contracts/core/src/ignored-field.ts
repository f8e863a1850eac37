import { z } from 'zod';

/**
 * A field that callers may send and that is never read: of an older page, or of the documented interface. Without it, a field that
 * a schema does not name is refused with 400. `why` stands in the API's description.
 */
export const ignoredSchema = (why: string) =>
  z
    .unknown()
    .transform(() => undefined)
    .optional()
    .describe(why);
