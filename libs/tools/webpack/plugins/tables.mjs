import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import webpack from 'webpack';

/** Copies the tables (*.tsv) of a service to dist, each in a folder of its own folder's name, and stops at a row that lacks a cell. */
export class TablesPlugin {
  #sources;

  /** @param {string} dir folder of the service */
  constructor(dir) {
    this.#sources = join(dir, 'src');
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Tables', (compilation) => {
      compilation.hooks.processAssets.tap('Tables', () => {
        for (const name of readdirSync(this.#sources, { recursive: true })) {
          if (!name.endsWith('.tsv')) continue;
          const file = join(this.#sources, name);
          const text = readFileSync(file, 'utf8');
          requireCells(name, text);
          compilation.fileDependencies.add(file);
          compilation.emitAsset(`${basename(dirname(name))}/${basename(name)}`, new webpack.sources.RawSource(text));
        }
      });
    });
  }
}

function requireCells(name, text) {
  const lines = text.replace(/\n$/, '').split('\n');
  const cells = lines[0].split('\t').length;
  const broken = lines.findIndex((line) => line.split('\t').length !== cells);
  if (broken >= 0) throw new Error(`${name}:${broken + 1}: not ${cells} cells: ${lines[broken]}`);
}
