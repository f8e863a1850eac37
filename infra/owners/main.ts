import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOwners } from './code-owners';
import { readOwners } from './read-owners';

const root = join(import.meta.dirname, '../..');
writeFileSync(
  join(root, 'CODEOWNERS'),
  codeOwners(readOwners(root), (folder) => existsSync(join(root, folder))),
);
