import { loadConfig } from '@waymark/service-kit';
import { z } from 'zod';

/** Commands read only these environment variables, not the whole configuration of the service. */
export const databaseCommandSchema = z.object({
  DATABASE_URL: z.string().min(1),
  MODE: z.enum(['local', 'production']),
  LOG_LEVEL: z.string().default('info'),
});

/**
 * How much of the seed to read: all, a sample of the listed places, or the minimum for a first start. After a first
 * start, load-listed reads the listed places.
 */
const seedCommandSchema = databaseCommandSchema.extend({ SEED: z.enum(['all', 'sample', 'first']).default('all') });

export const searchCommandSchema = databaseCommandSchema.extend({ MEILI_URL: z.url(), MEILI_KEY: z.string().min(1) });

export type SearchCommandConfig = z.infer<typeof searchCommandSchema>;

export const databaseCommandConfig = () => loadConfig(databaseCommandSchema);
export const seedCommandConfig = () => loadConfig(seedCommandSchema);
export const searchCommandConfig = () => loadConfig(searchCommandSchema);
