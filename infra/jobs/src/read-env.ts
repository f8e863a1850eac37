import { readFileSync } from 'node:fs';
import { withEnvFiles } from '@waymark/contracts-core';

/**
 * Reads a job's variables, each also from NAME_FILE. Ends the job with one sentence when one of `needed` is missing.
 */
export function readEnv<N extends string, O extends string = never>(
  needed: readonly N[],
  optional: readonly O[] = [],
): Record<N, string> & Partial<Record<O, string>> {
  const { env, problems } = withEnvFiles(process.env, [...needed, ...optional], (file) => readFileSync(file, 'utf8'));
  const missing = needed
    .filter((name) => !env[name])
    .map((name) => `${name}: Set it, or ${name}_FILE to a file that holds it.`);
  if (problems.length + missing.length > 0) {
    console.error([...problems, ...missing].join('\n'));
    process.exit(2);
  }
  const names: readonly (N | O)[] = [...needed, ...optional];
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : []))) as Record<N, string> &
    Partial<Record<O, string>>;
}
