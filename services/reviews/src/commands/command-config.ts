import { loadConfig } from '@waymark/service-kit';
import { z } from 'zod';

/** Commands need the database and the index alone, so they take a part of the service's environment. */
export const databaseCommandSchema = z.object({
  DATABASE_URL: z.string().min(1),
  MODE: z.enum(['local', 'production']),
  LOG_LEVEL: z.string().default('info'),
});

/**
 * How much of the seed is read: all of it, a sample of the listed places, or what a first start needs before it answers,
 * the listed places then being read by load-listed.
 */
const seedCommandSchema = databaseCommandSchema.extend({ SEED: z.enum(['all', 'sample', 'first']).default('all') });

export const searchCommandSchema = databaseCommandSchema.extend({ MEILI_URL: z.url(), MEILI_KEY: z.string().min(1) });

export type SearchCommandConfig = z.infer<typeof searchCommandSchema>;

export const databaseCommandConfig = () => loadConfig(databaseCommandSchema);
export const seedCommandConfig = () => loadConfig(seedCommandSchema);
export const searchCommandConfig = () => loadConfig(searchCommandSchema);
