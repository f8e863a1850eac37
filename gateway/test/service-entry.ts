import type { ServiceRelease } from '@waymark/contracts-core';

/** A registry entry of a service with one process. */
export function serviceEntry(slice: string, origin: string, ...prefixes: string[]): ServiceRelease {
  const written = { sequence: 1, releasedAt: '2026-01-01T00:00:00.000Z', by: 'test', act: 'publish' } as const;
  return { ...written, slice, version: 'v1', origins: [origin], manifest: { name: slice, apiVersion: '1', prefixes } };
}
