import type { GeneratorCallback, Tree } from '@nx/devkit';

export default function sliceGenerator(
  tree: Tree,
  options: { name: string; title?: string; path?: string; remote?: boolean; service?: boolean },
): Promise<GeneratorCallback>;
