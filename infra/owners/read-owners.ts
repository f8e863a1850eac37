import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders with subfolders that may have an OWNERS file. */
const HOLDERS = ['', 'libs', 'libs/contracts', 'services'];

/** Returns the texts of all OWNERS files, by folder. */
export function readOwners(root: string): Record<string, string> {
  const inside = (holder: string) =>
    readdirSync(join(root, holder), { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules',
    );
  const folders = [
    '',
    ...HOLDERS.flatMap((holder) => inside(holder).map(({ name }) => (holder === '' ? name : `${holder}/${name}`))),
  ];
  const present = folders.filter((folder) => existsSync(join(root, folder, 'OWNERS')));
  return Object.fromEntries(present.map((folder) => [folder, readFileSync(join(root, folder, 'OWNERS'), 'utf8')]));
}
