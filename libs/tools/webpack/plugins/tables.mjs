import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import webpack from 'webpack';

/** Copies the tables (*.tsv) of a service to dist, each in a folder of its own folder's name. */
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

/** The tables in a folder and the folders in it. Throws an error that names file and line of a row that lacks a cell. */
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
