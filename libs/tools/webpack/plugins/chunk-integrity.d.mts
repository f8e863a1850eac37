import type { Compiler } from 'webpack';

export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void;
}
