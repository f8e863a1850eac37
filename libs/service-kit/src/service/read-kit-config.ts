import { z } from 'zod';
import { baseConfigSchema, type BaseConfig } from '../config/base-config';
import { currentEnvironment } from '../config/config-environment';
import { loadConfig } from '../config/load-config';
import type { KitOptions } from './kit-options';

/** Parses the environment by the service's schema; a value that is parsed already is taken as it is. */
export function readKitConfig({ config }: KitOptions): BaseConfig {
  if (!(config instanceof z.ZodType)) return config;
  const parsed = loadConfig(config, currentEnvironment());
  baseConfigSchema.parse(parsed);
  return parsed;
}
