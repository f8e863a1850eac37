import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
export const LOCAL = join(ROOT, '.local');
export const LOGS = join(LOCAL, 'logs');
export const ARTEFACTS = join(LOCAL, 'artefacts');
export const RUNNING_FILE = join(LOCAL, 'running.json');
export const SAMPLE_ACCOUNTS_FILE = join(LOCAL, 'sample-accounts.json');
