import { modeOf, productionFaults, withEnvFiles } from '@waymark/contracts-core';
import { readFileSync } from 'node:fs';
import { type GatewayConfig, gatewayConfigSchema } from './config/gateway-config';
import { createGateway } from './create-gateway';

const NAMES = Object.keys(gatewayConfigSchema.in.shape);

/**
 * Parses the environment; `NAME_FILE` gives a variable from a file (secrets of a container). The message names each
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

const STOP_MS = 9_000;

async function main(): Promise<void> {
  const gateway = await createGateway(readConfig(process.env));
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_MS).unref();
    void gateway.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
