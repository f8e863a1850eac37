import type { Compiler } from 'webpack';

export class ChunkRetryPlugin {
  apply(compiler: Compiler): void;
}
