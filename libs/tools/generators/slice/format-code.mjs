import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** Folds what was written as the check wants it: how long a line is depends on the slice's name. */
export async function formatCode(/** @type {import('@nx/devkit').Tree} */ tree) {
  const options = await resolveConfig(join(import.meta.dirname, 'generator.mjs'));
  for (const { path, content, type } of tree.listChanges())
    if (type !== 'DELETE' && content && /\.(ts|tsx|mjs|mts)$/.test(path))
      tree.write(path, await format(content.toString(), { ...options, filepath: path }));
}
