import { readdirSync, readFileSync } from 'node:fs';
import { runningPlatform } from './running-platform';

/** The process of a slice's service that runs now (Linux), to stop, continue or kill it. */
export function servicePid(slice: string): number {
  const port = runningPlatform().services[slice]?.['PORT'];
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const environment = readText(`/proc/${entry}/environ`).split('\0');
    if (environment.includes(`PORT=${port}`) && readText(`/proc/${entry}/cmdline`).includes('dist/main.js')) return Number(entry);
  }
  throw new Error(`No process of ${slice} listens on ${port}.`);
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has ended meanwhile, or is another user's.
    return '';
  }
}
