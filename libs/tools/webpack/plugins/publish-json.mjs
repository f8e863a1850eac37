import { createHash } from 'node:crypto';
import webpack from 'webpack';

const { Compilation, sources } = webpack;

/**
 * Writes dist/publish.json, the registry's entry for this build. The version is a hash of what was built: the same
 * source gives the same address, and a browser that holds it loads nothing again.
 */
export class PublishJsonPlugin {
  #slice;
  #describe;

  /**
   * @param {string} slice folder under /r/
   * @param {(build: { compilation: object, url: (file: string) => string }) => object} describe
   */
  constructor(slice, describe) {
    this.#slice = slice;
    this.#describe = describe;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PublishJson', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PublishJson', stage }, (assets) => {
        const files = Object.keys(assets)
          .filter((name) => /\.(js|css|woff2)$/.test(name))
          .sort();
        // Also of what is said about the files: another title of a page is another build.
        const described = JSON.stringify(this.#describe({ compilation, url: (file) => file }));
        const parts = files.flatMap((file) => [file, assets[file].buffer()]);
        const version = hash('sha256', 'hex', [...parts, described]).slice(0, 16);
        const url = (file) => `/r/${this.#slice}/${version}/${file}`;
        const integrity = Object.fromEntries(
          files.map((file) => [url(file), `sha384-${hash('sha384', 'base64', [assets[file].buffer()])}`]),
        );
        const entry = { version, ...this.#describe({ compilation, url }), integrity };
        compilation.emitAsset('publish.json', new sources.RawSource(JSON.stringify(entry, null, 2)));
      });
    });
  }
}

function hash(algorithm, encoding, parts) {
  const digest = createHash(algorithm);
  for (const part of parts) digest.update(part);
  return digest.digest(encoding);
}
