import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allConsumedFields } from './all-consumed-fields';

// `npm run consumed-fields`: writes each consumer's consumed fields; commit them with the change that caused them.
const root = join(import.meta.dirname, '../../..');
for (const [file, text] of Object.entries(await allConsumedFields(root))) writeFileSync(join(root, file), text);
