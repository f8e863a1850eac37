import { z } from 'zod';

const slice = z.string().min(1);
const origins = z.array(z.url());

/** A name that becomes a database, a role and a folder. */
export const admitBodySchema = z.strictObject({ slice: z.string().regex(/^[a-z]+$/) });
export const admittedSchema = z.object({ ownerUrl: z.string() });
export const rollBodySchema = z.strictObject({ slice, version: z.string().regex(/^\w[\w-]*$/) });
export const rolledSchema = z.object({ origins });
export const retireBodySchema = z.strictObject({ slice, keep: origins });
export const processesSchema = z.array(
  z.object({ slice, name: z.string(), pid: z.number(), port: z.number(), version: z.string() }),
);
export const controlProblemSchema = z.object({ error: z.string() });

/** One process under supervision. */
export type ProcessInfo = z.infer<typeof processesSchema>[number];
