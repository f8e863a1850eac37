import type { Compiler } from 'webpack';

export const SERVER_BUNDLE: string;

export class ServerBundlePlugin {
  constructor(options: { slice: string; entry: string; externals: string[]; resolve?: object });
  apply(compiler: Compiler): void;
}
