import { createHash } from 'node:crypto';
import webpack from 'webpack';
import { SERVER_BUNDLE } from './server-bundle.mjs';

const { Compilation, sources } = webpack;

/**
 * Writes dist/publish.json, this build's registry entry. The version is a hash of the build: the same source gives the
 * same URL, and a browser with it in its cache loads nothing again.
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
          .filter((name) => /\.(js|css|woff2)$/.test(name) && name !== SERVER_BUNDLE)
          .sort();
        const server = assets[SERVER_BUNDLE]?.buffer();
        // The hash includes the metadata: another page title makes another build.
        const described = JSON.stringify(this.#describe({ compilation, url: (file) => file }));
        const parts = files.flatMap((file) => [file, assets[file].buffer()]);
        const version = hash('sha256', 'hex', [...parts, described, ...(server ? [server] : [])]).slice(0, 16);
        const url = (file) => `/r/${this.#slice}/${version}/${file}`;
        const integrity = Object.fromEntries(files.map((file) => [url(file), integrityOf(assets[file].buffer())]));
        // The server bundle is beside the browser's files, but the site never serves it.
        const ofServer = server && { server: { file: url(SERVER_BUNDLE), integrity: integrityOf(server) } };
        const entry = { version, ...this.#describe({ compilation, url }), integrity, ...ofServer };
        compilation.emitAsset('publish.json', new sources.RawSource(JSON.stringify(entry, null, 2)));
      });
    });
  }
}

const integrityOf = (content) => `sha384-${hash('sha384', 'base64', [content])}`;

function hash(algorithm, encoding, parts) {
  const digest = createHash(algorithm);
  for (const part of parts) digest.update(part);
  return digest.digest(encoding);
}
