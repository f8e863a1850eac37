import { createHash } from 'node:crypto';

const NAME = 'BuildName';

/**
 * Names the build's chunk list and script tags after its source. Two builds of one slice can meet in a page, when one
 * fails and the previous one takes over. With the same name, the second would use the first one's chunks.
 */
export class BuildNamePlugin {
  #slice;

  /** @param {string} slice */
  constructor(slice) {
    this.#slice = slice;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Here all source is known, but the code that contains the names is not generated yet.
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        const name = `waymark_${this.#slice}_${digestOf(modules, compiler.context)}`;
        compilation.outputOptions.uniqueName = name;
        compilation.outputOptions.chunkLoadingGlobal = `chunks_${name}`;
      });
    });
  }
}

/** The same source always gives the same digest, wherever the checkout is. */
function digestOf(modules, context) {
  const parts = [...modules].map(
    (module) => `${module.libIdent({ context })}\0${module.originalSource()?.source() ?? ''}`,
  );
  return createHash('sha256').update(parts.sort().join('\0')).digest('hex').slice(0, 12);
}
