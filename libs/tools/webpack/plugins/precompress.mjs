import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import webpack from 'webpack';

const { Compilation, sources } = webpack;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes .br and .gz beside each script and map tile, so no request waits for compression. */
export class PrecompressPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Precompress', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'Precompress', stage }, async (assets) => {
        const names = Object.keys(assets).filter((name) => /\.js(on)?$/.test(name));
        await Promise.all(names.map((name) => this.#compress(compilation, name, assets[name].buffer())));
      });
    });
  }

  async #compress(compilation, name, content) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    compilation.emitAsset(`${name}.br`, new sources.RawSource(await brotli(content, { params })));
    compilation.emitAsset(`${name}.gz`, new sources.RawSource(await zip(content, { level: 9 })));
  }
}
