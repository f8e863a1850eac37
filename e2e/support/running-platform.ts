import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_DIR } from './platform';

interface RunningPlatform {
  adminUrl: string;
  /** Database addresses with the owner's rights, by slice. */
  ownerUrls: Record<string, string>;
  /** Environment of each service, by slice. */
  services: Record<string, Record<string, string>>;
  gateway: Record<string, string>;
  /** Where `npm start` tells of its processes. */
  control: { origin: string; token: string };
}

/** Where the running platform's servers are: for what no API may do, such as letting time pass. */
export function runningPlatform(): RunningPlatform {
  return JSON.parse(readFileSync(join(DATA_DIR, 'running.json'), 'utf8'));
}
