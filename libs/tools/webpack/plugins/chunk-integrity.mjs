import { createHash } from 'node:crypto';
import webpack from 'webpack';

const { Compilation, RuntimeGlobals, RuntimeModule, sources } = webpack;
const { chunkHasJs } = webpack.javascript.JavascriptModulesPlugin;

const NAME = 'ChunkIntegrity';
const HASHES = `${RuntimeGlobals.require}.integrity`;
/** A digest that no file has: browsers refuse a script with it, as they refuse a changed one. */
const NO_FILE = 'A'.repeat(64);
const STAND_IN = /waymark[0-9a-f]{57}/g;

/**
 * Gives every script that a build's runtime adds to the page a sha384 `integrity`. The hashes stand in the file that
 * holds the runtime, and that file's own hash stands in the signed registry: one chain from the signature to each
 * script. webpack-subresource-integrity leaves the hashes of federated chunks open (its issue 176), hence this.
 */
export class ChunkIntegrityPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap(NAME, (chunk) => compilation.addRuntimeModule(chunk, new HashesRuntimeModule()));
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (code) => `${code}\nscript.integrity = "sha384-" + (${HASHES}[chunkId] || "${NO_FILE}");`,
      );
      // File names are final at this stage; compressed copies and publish.json are created later.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => fillIn(compilation, assets));
    });
  }
}

class HashesRuntimeModule extends RuntimeModule {
  constructor() {
    super('chunk integrity');
  }

  generate() {
    const withFile = (chunk) => chunkHasJs(chunk, this.chunkGraph);
    const chunks = [...this.chunk.getAllAsyncChunks()].filter(withFile);
    const hashes = Object.fromEntries(chunks.map(({ id }) => [id, standIn(id)]));
    return `${HASHES} = ${JSON.stringify(hashes)};`;
  }
}

/** As long as the hash that replaces it, so source maps stay correct. */
function standIn(chunkId) {
  return `waymark${createHash('sha256').update(String(chunkId)).digest('hex').slice(0, 57)}`;
}

function fillIn(compilation, assets) {
  const hashes = new Map();
  for (const { id, files } of compilation.chunks) {
    const script = [...files].find((file) => file.endsWith('.js'));
    if (script) hashes.set(standIn(id), { script, digest: digestOf(assets[script]) });
  }
  for (const [file, source] of Object.entries(assets)) {
    const text = file.endsWith('.js') ? source.source().toString() : '';
    if (text.search(STAND_IN) < 0) continue;
    // By its name alone it is the file of the build before: webpack would leave that one in the folder, with the hashes of then.
    compilation.updateAsset(file, new sources.RawSource(filled(file, text, hashes)), { immutable: false });
  }
}

function filled(file, text, hashes) {
  return text.replaceAll(STAND_IN, (found) => {
    const known = hashes.get(found);
    // The hash of a file that contains hashes itself would be wrong once those are filled in.
    if (!known || known.script === file) throw new Error(`${file} names a chunk that has no hash`);
    return known.digest;
  });
}

const digestOf = (source) => createHash('sha384').update(source.buffer()).digest('base64');
