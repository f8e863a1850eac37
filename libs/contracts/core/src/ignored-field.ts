import { z } from 'zod';

/**
 * A field that callers may send and that is ignored: from an older page, or in the documented interface. Any other
 * field that a schema does not declare is rejected with 400. `why` appears in the API description.
 */
export const ignoredSchema = (why: string) =>
  z
    .unknown()
    .transform(() => undefined)
    .optional()
    .describe(why);
