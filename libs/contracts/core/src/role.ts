import { z } from 'zod';
import { ROLES } from './has-role';

/** Separate from has-role.ts, so that pages can check roles without zod. */
export const roleSchema = z.enum(ROLES);
