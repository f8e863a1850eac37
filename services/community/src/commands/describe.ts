import { mkdirSync, writeFileSync } from 'node:fs';
import { descriptions } from '../openapi/descriptions';

for (const [name, text] of Object.entries(descriptions)) {
  const file = new URL(`../../${name}`, import.meta.url);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text);
}
