import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { descriptions } from './src/descriptions';

const fileOf = (name: string) => join(import.meta.dirname, name);
const manifest: unknown = JSON.parse(readFileSync(fileOf('service.json'), 'utf8'));

for (const [name, document] of Object.entries(descriptions(manifest))) {
  writeFileSync(fileOf(name), `${JSON.stringify(document, null, 2)}\n`);
}
