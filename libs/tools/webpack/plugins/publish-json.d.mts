import type { Compilation, Compiler } from 'webpack';

export class PublishJsonPlugin {
  constructor(slice: string, describe: (build: { compilation: Compilation; url: (file: string) => string }) => object);
  apply(compiler: Compiler): void;
}
