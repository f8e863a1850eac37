import { controlClient } from '@waymark/release/environments';
import type { Platform } from './platform';

/** Every process of the platform with its number. */
export async function processNumbers(platform: Platform): Promise<Map<string, number>> {
  const processes = await controlClient(platform.running().control).processes();
  return new Map(processes.map(({ name, port, pid }) => [`${name} on port ${port}`, pid]));
}

/** Names of those that are another process now, or gone. */
export function restarted(before: Map<string, number>, after: Map<string, number>): string[] {
  return [...before].filter(([name, pid]) => after.get(name) !== pid).map(([name]) => name);
}
