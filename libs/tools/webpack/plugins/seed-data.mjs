import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';

const SEED = '../../libs/seed/src/data';

/**
 * Copies the `seedData` files of the service's package.json to dist/data, beside the code that reads them, so dist can
 * be deployed without the repository.
 */
export class SeedDataPlugin {
  #dir;

  /** @param {string} dir folder of the service */
  constructor(dir) {
    this.#dir = dir;
  }

  apply(compiler) {
    const { seedData = [] } = JSON.parse(readFileSync(join(this.#dir, 'package.json'), 'utf8'));
    compiler.hooks.thisCompilation.tap('SeedData', (compilation) => {
      compilation.hooks.processAssets.tap('SeedData', () => {
        for (const name of seedData) {
          const file = join(this.#dir, SEED, name);
          compilation.fileDependencies.add(file);
          compilation.emitAsset(`data/${name}`, new webpack.sources.RawSource(readFileSync(file)));
        }
      });
    });
  }
}
