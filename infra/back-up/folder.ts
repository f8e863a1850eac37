import { resolve } from 'node:path';
import { LOCAL, ROOT } from '../local/paths';

/** The back-up folder: beside the data, not in it, because "npm run reset" wipes the data. */
export const BACK_UP_FOLDER = resolve(ROOT, process.env['BACK_UP_DIR'] ?? `${LOCAL}-back-up`);
