import { z } from 'zod';
import { daySchema, idSchema, storedTextSchema } from '@waymark/contracts-core';

/** The last row of a page: day of verification, folded name, id. */
export const supportServiceCursorSchema = z.tuple([daySchema, storedTextSchema.max(200), idSchema]);
export type SupportServiceCursor = z.infer<typeof supportServiceCursorSchema>;
