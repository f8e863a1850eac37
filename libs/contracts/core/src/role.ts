import { z } from 'zod';
import { ROLES } from './has-role';

/** Apart from has-role.ts, so that pages can ask for rights without loading zod. */
export const roleSchema = z.enum(ROLES);
