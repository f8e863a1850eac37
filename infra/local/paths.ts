import { join, resolve } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
/** A separate folder lets a test platform run beside a developer's. */
export const LOCAL = resolve(ROOT, process.env['WAYMARK_DATA_DIR'] ?? '.local');
export const LOGS = join(LOCAL, 'logs');
export const ARTEFACTS = join(LOCAL, 'artefacts');
export const RUNNING_FILE = join(LOCAL, 'running.json');
export const SAMPLE_ACCOUNTS_FILE = join(LOCAL, 'sample-accounts.json');
