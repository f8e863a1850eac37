import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

const NAME = 'ChunkRetry';

/**
 * Asks for each script of a build twice before it counts as lost, and says so only when no other is on its way any more.
 * `import()` of several scripts fails with the first of them: whoever tries again then would wait for the failures of the
 * others, which were asked for before, and so would need one press for each.
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
    // After the module that sets the function.
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
