import { controlClient } from '@waymark/release/environments';
import type { Platform } from './platform';

/** Versions of a service that run, each once. */
export async function serviceVersions(platform: Platform, slice: string): Promise<string[]> {
  const processes = await controlClient(platform.running().control).processes();
  return [...new Set(processes.filter((one) => one.slice === slice).map(({ version }) => version))];
}
