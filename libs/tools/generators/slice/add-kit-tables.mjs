import { KIT_FILES } from './kit-files.mjs';

/**
 * Puts the kit's tables at the end of a service's schema and first migration.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} place folder of the service
 */
export function addKitTables(tree, place) {
  append(tree, `${place}/prisma/schema.prisma`, KIT_FILES.models);
  for (const file of KIT_FILES.sql) append(tree, `${place}/prisma/migrations/0001_init/migration.sql`, file);
}

function append(tree, file, kitFile) {
  tree.write(file, `${tree.read(file, 'utf8')}\n${tree.read(kitFile, 'utf8')}`);
}
