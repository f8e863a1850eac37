import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const mutation = z.strictObject({
  file: z.string(),
  /** Must occur exactly once in the file. */
  old: z.string().min(1),
  new: z.string(),
  /** The rule that the mutation breaks. */
  what: z.string().min(1),
  /** Path of a test file from the repository root. */
  killedBy: z.string(),
});

export type Mutation = z.infer<typeof mutation>;

/** Small changes that each break a rule of the product. */
export const readMutations = (): Mutation[] =>
  z.array(mutation).parse(JSON.parse(readFileSync(join(import.meta.dirname, 'mutations.json'), 'utf8')));

const KINDS: readonly [ending: RegExp, project: string][] = [
  [/\.medium\.spec\.ts$/, 'medium'],
  [/\.deep\.spec\.ts$/, 'deep'],
  [/\.built\.spec\.ts$/, 'built'],
  [/\.repo\.spec\.ts$/, 'repo'],
  [/\.spec\.ts$/, 'unit'],
  [/\.test\.tsx?$/, 'browser'],
];

/** Returns how to run one test file alone. */
export function commandOf(file: string): { command: string[]; env: Record<string, string> } {
  const [, project] = KINDS.find(([ending]) => ending.test(file)) ?? [];
  if (!project) throw new Error(`No runner for ${file}.`);
  return {
    command: ['npx', 'jest', '--selectProjects', project, '--testPathPatterns', `${file}$`],
    env: project === 'browser' ? { NODE_OPTIONS: '--experimental-vm-modules' } : {},
  };
}
