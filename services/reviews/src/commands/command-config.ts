import { loadConfig } from '@waymark/service-kit';
import { z } from 'zod';

/** Commands need the database and the index alone, so they take a part of the service's environment. */
export const databaseCommandSchema = z.object({
  DATABASE_URL: z.string().min(1),
  MODE: z.enum(['local', 'production']),
  LOG_LEVEL: z.string().default('info'),
});

export const searchCommandSchema = databaseCommandSchema.extend({ MEILI_URL: z.url(), MEILI_KEY: z.string().min(1) });

export type SearchCommandConfig = z.infer<typeof searchCommandSchema>;

export const databaseCommandConfig = () => loadConfig(databaseCommandSchema);
export const searchCommandConfig = () => loadConfig(searchCommandSchema);
