import type { Compiler } from 'webpack';

export class BuildNamePlugin {
  constructor(slice: string);
  apply(compiler: Compiler): void;
}
