import type { CheckScope } from './affected/check-scope';

export interface Step {
  name: string;
  command: string[];
  report?: string;
  kind?: 'jest' | 'playwright';
  env?: Record<string, string>;
}

export function stages(root: string, scope?: CheckScope | null): Step[][][];
export function deepStages(root: string, scope?: CheckScope | null): Step[][][];
