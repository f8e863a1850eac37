import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import webpack from 'webpack';

const { sources } = webpack;
const require = createRequire(import.meta.url);

/** Copies the licence of each font package beside the fonts, as the Open Font License requires. */
export class FontLicencesPlugin {
  #packages;

  /** @param {string[]} packages npm names */
  constructor(packages) {
    this.#packages = packages;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FontLicences', (compilation) => {
      compilation.hooks.processAssets.tap('FontLicences', () => {
        for (const name of this.#packages) {
          const licence = readFileSync(join(dirname(require.resolve(`${name}/package.json`)), 'LICENSE'));
          compilation.emitAsset(`${name.split('/').at(-1)}.LICENSE.txt`, new sources.RawSource(licence));
        }
      });
    });
  }
}
