import { z } from 'zod';
import { idSchema, momentSchema } from '@waymark/contracts-core';

/** Where a page of the list ended: when the last one joined, and their id. */
export const profileCursorSchema = z.tuple([momentSchema, idSchema]);
export type ProfileCursor = z.infer<typeof profileCursorSchema>;
