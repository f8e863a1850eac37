import { renameSync, writeFileSync } from 'node:fs';
import type { ControlAddress } from './control-address';
import { RUNNING_FILE } from './paths';

/** What commands beside the platform are told of it. */
export interface Running {
  pid: number;
  origin: string;
  control: ControlAddress;
  adminUrl: string;
  /** Addresses of the databases for their owners, by slice. */
  ownerUrls: Record<string, string>;
  /** Settings of the services and of the gateway, as their processes got them. */
  services: Record<string, Record<string, string>>;
  gateway: Record<string, string>;
}

/** Whole or not at all: a command may be reading it. */
export function writeRunning(running: Running): void {
  const beside = `${RUNNING_FILE}.new`;
  writeFileSync(beside, `${JSON.stringify(running, null, 2)}\n`, { mode: 0o600 });
  renameSync(beside, RUNNING_FILE);
}
