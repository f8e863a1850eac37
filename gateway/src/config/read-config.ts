import { readFileSync } from 'node:fs';
import { modeOf, productionFaults, withEnvFiles } from '@waymark/contracts-core';
import { gatewayConfigSchema, type GatewayConfig } from './gateway-config';

const NAMES = Object.keys(gatewayConfigSchema.in.shape);

/**
 * Parses the environment; `NAME_FILE` reads a variable from a file (container secrets). The error message names each
 * variable that is missing or wrong, never its value.
 */
export function readConfig(env: Record<string, string | undefined>): GatewayConfig {
  const given = withEnvFiles(env, NAMES, (file) => readFileSync(file, 'utf8'));
  const parsed = gatewayConfigSchema.safeParse({ ...given.env, MODE: modeOf(given.env) });
  const wrong = parsed.success
    ? productionFaults(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const lines = [...given.problems, ...wrong];
  if (parsed.success && lines.length === 0) return parsed.data;
  throw new Error(`The gateway's settings are not valid:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
