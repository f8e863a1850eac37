import { writeFileSync } from 'node:fs';
import { describedFiles } from '../description/described-files';

for (const [name, text] of Object.entries(describedFiles())) {
  writeFileSync(new URL(`../../${name}`, import.meta.url), text);
}
