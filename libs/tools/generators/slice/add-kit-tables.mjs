const KIT = 'libs/service-kit/prisma';

/**
 * Puts the kit's tables at the end of a service's schema and first migration.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} place folder of the service
 */
export function addKitTables(tree, place) {
  append(tree, `${place}/prisma/schema.prisma`, `${KIT}/kit.prisma`);
  append(tree, `${place}/prisma/migrations/0001_init/migration.sql`, `${KIT}/kit.sql`);
}

function append(tree, file, kitFile) {
  tree.write(file, `${tree.read(file, 'utf8')}\n${tree.read(kitFile, 'utf8')}`);
}
