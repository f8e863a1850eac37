import { readFileSync } from 'node:fs';
import { withEnvFiles } from '@waymark/contracts-core';
import { publicKeys } from '@waymark/registry';
import { z } from 'zod';

const keyList = z.string().refine((list) => {
  try {
    return publicKeys(list).size > 0;
  } catch {
    return false;
  }
}, 'is not a list of keys');

/** All settings that the renderer reads from its environment. It needs no service addresses and no secrets. */
export const rendererConfigSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4300),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Folder that holds `r/<slice>/<version>/`. */
  ARTEFACTS_DIR: z.string().min(1),
  /** Public keys of everyone who may publish. The renderer only runs bundles signed with one of them. */
  REGISTRY_PUBLIC_KEYS: keyList,
  /** Number of pages rendered at the same time. Each takes a core and up to 200 MB. */
  RENDER_THREADS: z.coerce.number().int().min(1).max(16).default(1),
});
export type RendererConfig = z.output<typeof rendererConfigSchema>;

/**
 * Parses the environment. The error message names each variable that is missing or wrong. `NAME_FILE` reads a variable
 * from a file.
 */
export function readConfig(env: Record<string, string | undefined>): RendererConfig {
  const given = withEnvFiles(env, Object.keys(rendererConfigSchema.shape), (file) => readFileSync(file, 'utf8'));
  const parsed = rendererConfigSchema.safeParse(given.env);
  const wrong = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const lines = [...given.problems, ...wrong];
  if (parsed.success && lines.length === 0) return parsed.data;
  throw new Error(`The renderer's settings are not valid:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
