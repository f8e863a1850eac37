import { readFileSync } from 'node:fs';
import { withEnvFiles } from '@waymark/contracts-core';
import { gatewayConfigSchema, type GatewayConfig } from './gateway-config';

const NAMES = Object.keys(gatewayConfigSchema.in.shape);

/**
 * Parses the environment; `NAME_FILE` gives a variable from a file (secrets of a container). The message names each
 * variable that is missing or wrong, never its value.
 */
export function readConfig(env: Record<string, string | undefined>): GatewayConfig {
  const given = withEnvFiles(env, NAMES, (file) => readFileSync(file, 'utf8'));
  const parsed = gatewayConfigSchema.safeParse(given.env);
  if (parsed.success && given.problems.length === 0) return parsed.data;
  const lines = [...given.problems, ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`)];
  throw new Error(`The gateway's settings are not complete:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
