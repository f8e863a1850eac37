import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

const NAME = 'ChunkRetry';

/**
 * Requests each script of a build twice before it counts as failed, and reports the failure only when no other script
 * is pending. `import()` of several scripts rejects with the first failure: a retry would then wait for the other
 * pending failures, and the person would have to press once for each.
 */
export class ChunkRetryPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunkHandlers).tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new RetryRuntimeModule());
      });
    });
  }
}

class RetryRuntimeModule extends RuntimeModule {
  constructor() {
    // Runs after the module that sets the function.
    super('chunk retry', RuntimeModule.STAGE_ATTACH);
  }

  generate() {
    const load = RuntimeGlobals.ensureChunk;
    return `var loadChunk = ${load};
var underWay = new Set();
${load} = (chunkId, priority) => {
  var loading = loadChunk(chunkId, priority).catch(() => loadChunk(chunkId, priority));
  underWay.add(loading);
  var over = () => underWay.delete(loading);
  loading.then(over, over);
  return loading.catch((error) => Promise.allSettled(underWay).then(() => { throw error; }));
};`;
  }
}
