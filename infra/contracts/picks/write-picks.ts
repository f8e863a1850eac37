import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPicks } from './all-picks';

// `npm run picks`: what each consumer reads of others, to be committed with the change that made it.
const root = join(import.meta.dirname, '../../..');
for (const [file, text] of Object.entries(await allPicks(root))) writeFileSync(join(root, file), text);
