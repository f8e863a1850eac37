import { z } from 'zod';

/** Name of a slice, as it stands in addresses, folders and registry keys. */
export const sliceNameSchema = z.string().regex(/^[a-z]{1,40}$/);

/** Version of a build. It names folders and registry keys too: no dots, no slashes. */
export const buildVersionSchema = z.string().regex(/^[A-Za-z0-9][\w-]{0,63}$/);
