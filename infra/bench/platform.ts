import { existsSync, readFileSync } from 'node:fs';
import { RUNNING_FILE } from '../local/paths';

interface Running {
  origin: string;
  gateway: { INTERNAL_PORT: string };
  ownerUrls: Record<string, string>;
  services: Record<string, { PORT: string; IDENTITY_SECRET: string }>;
}

/** Reads where the platform of `npm start` runs, from the file that it writes. */
export function platform(): {
  origin: string;
  internalOrigin: string;
  serviceOrigin(slice: string): string;
  identitySecret: string;
  /** URL of a service's database, as the owner of its tables. */
  ownerUrl(slice: string): string;
} {
  if (!existsSync(RUNNING_FILE)) throw new Error('This measures a running platform: run "npm start" first.');
  const running = JSON.parse(readFileSync(RUNNING_FILE, 'utf8')) as Running;
  return {
    origin: running.origin,
    internalOrigin: `http://127.0.0.1:${running.gateway.INTERNAL_PORT}`,
    identitySecret: running.services['reviews']?.IDENTITY_SECRET ?? '',
    ownerUrl(slice) {
      const url = running.ownerUrls[slice];
      if (!url) throw new Error(`No database of "${slice}" is running.`);
      return url;
    },
    serviceOrigin(slice) {
      const service = running.services[slice];
      if (!service) throw new Error(`No service "${slice}" is running.`);
      return `http://127.0.0.1:${service.PORT}`;
    },
  };
}
