import { renameSync, writeFileSync } from 'node:fs';
import type { ControlAddress } from './control-address';
import { RUNNING_FILE } from './paths';

/** The data that other commands need to use the running platform. */
export interface Running {
  pid: number;
  origin: string;
  control: ControlAddress;
  adminUrl: string;
  /** Database URLs for the owners, by slice. */
  ownerUrls: Record<string, string>;
  /** Environment variables of the services and the gateway. */
  services: Record<string, Record<string, string>>;
  gateway: Record<string, string>;
}

/** Written atomically, because a command may be reading it. */
export function writeRunning(running: Running): void {
  const beside = `${RUNNING_FILE}.new`;
  writeFileSync(beside, `${JSON.stringify(running, null, 2)}\n`, { mode: 0o600 });
  renameSync(beside, RUNNING_FILE);
}
