import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_DIR } from './platform';

interface RunningPlatform {
  adminUrl: string;
  /** Database URLs with the owner's rights, by service. */
  ownerUrls: Record<string, string>;
  /** Environment variables of each service, by service. */
  services: Record<string, Record<string, string>>;
  gateway: Record<string, string>;
  /** The control API of `npm start`, which lists its processes. */
  control: { origin: string; token: string };
}

/** Returns the servers of the running platform, for what no API allows, such as letting time pass. */
export function runningPlatform(): RunningPlatform {
  return JSON.parse(readFileSync(join(DATA_DIR, 'running.json'), 'utf8'));
}
