import { createHash } from 'node:crypto';

const NAME = 'BuildName';

/**
 * Names the build's chunk list and script tags after its source. Two builds of one slice can meet in a page, when one
 * fails and the one before takes over: under one name the second would take the first one's chunks for its own.
 */
export class BuildNamePlugin {
  #slice;

  /** @param {string} slice */
  constructor(slice) {
    this.#slice = slice;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // All source is known, and no code that holds the names is made yet.
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        const name = `waymark_${this.#slice}_${digestOf(modules, compiler.context)}`;
        compilation.outputOptions.uniqueName = name;
        compilation.outputOptions.chunkLoadingGlobal = `chunks_${name}`;
      });
    });
  }
}

/** Equal for equal source, wherever the checkout lies. */
function digestOf(modules, context) {
  const parts = [...modules].map(
    (module) => `${module.libIdent({ context })}\0${module.originalSource()?.source() ?? ''}`,
  );
  return createHash('sha256').update(parts.sort().join('\0')).digest('hex').slice(0, 12);
}
