import { gatewayConfigSchema, type GatewayConfig } from './gateway-config';

/** Parses the environment; the message names each variable that is missing or wrong, never its value. */
export function readConfig(env: Record<string, string | undefined>): GatewayConfig {
  const parsed = gatewayConfigSchema.safeParse(env);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The gateway's settings are not complete:\n${lines.join('\n')}`);
}
