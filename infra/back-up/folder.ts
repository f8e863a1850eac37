import { resolve } from 'node:path';
import { LOCAL, ROOT } from '../local/paths';

/** Where back-ups go: beside the data and not in it, for "npm run reset" wipes that. */
export const BACK_UP_FOLDER = resolve(ROOT, process.env['BACK_UP_DIR'] ?? `${LOCAL}-back-up`);
