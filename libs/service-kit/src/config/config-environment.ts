import { AsyncLocalStorage } from 'node:async_hooks';

/** Lets a test start several services in one process, each with its own environment. */
export const configEnvironment = new AsyncLocalStorage<Record<string, string | undefined>>();

export function currentEnvironment(): Record<string, string | undefined> {
  return configEnvironment.getStore() ?? process.env;
}
