import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import webpack from 'webpack';

/** Copies a service's tables (*.tsv) to dist, each into a folder with the name of its source folder. */
export class TablesPlugin {
  #sources;

  /** @param {string} dir folder of the service */
  constructor(dir) {
    this.#sources = join(dir, 'src');
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Tables', (compilation) => {
      compilation.hooks.processAssets.tap('Tables', () => {
        for (const { name, file, text } of readTables(this.#sources)) {
          compilation.fileDependencies.add(file);
          compilation.emitAsset(name, new webpack.sources.RawSource(text));
        }
      });
    });
  }
}

/**
 * Reads the tables in a folder and its subfolders. Throws an error with file and line for a row with a missing cell.
 */
export function readTables(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith('.tsv'))
    .map((path) => {
      const file = join(folder, path);
      const text = readFileSync(file, 'utf8');
      const lines = text.replace(/\n$/, '').split('\n');
      const cells = lines[0].split('\t').length;
      const broken = lines.findIndex((line) => line.split('\t').length !== cells);
      if (broken >= 0) throw new Error(`${path}:${broken + 1}: not ${cells} cells: ${lines[broken]}`);
      return { name: `${basename(dirname(path))}/${basename(path)}`, file, text };
    });
}
