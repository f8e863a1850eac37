import type { ServiceEntry } from '@waymark/contracts-core';

/** A registry entry of a service with one process. */
export function serviceEntry(slice: string, origin: string, ...prefixes: string[]): ServiceEntry {
  return { slice, origins: [origin], manifest: { name: slice, apiVersion: '1', prefixes } };
}
