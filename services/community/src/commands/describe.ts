import { writeFileSync } from 'node:fs';
import { descriptions } from '../description/descriptions';

for (const [name, text] of Object.entries(descriptions)) {
  writeFileSync(new URL(`../../${name}`, import.meta.url), text);
}
