import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const mutation = z.strictObject({
  file: z.string(),
  /** Occurs once in the file. */
  old: z.string().min(1),
  new: z.string(),
  /** The rule that is broken by it. */
  what: z.string().min(1),
  /** A test file from the root of the repository. */
  killedBy: z.string(),
});

export type Mutation = z.infer<typeof mutation>;

/** Small changes each of which breaks a rule of the product. */
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

/** How one file of tests is run alone. */
export function commandOf(file: string): { command: string[]; env: Record<string, string> } {
  const [, project] = KINDS.find(([ending]) => ending.test(file)) ?? [];
  if (!project) throw new Error(`No runner for ${file}.`);
  return {
    command: ['npx', 'jest', '--selectProjects', project, '--testPathPatterns', `${file}$`],
    env: project === 'browser' ? { NODE_OPTIONS: '--experimental-vm-modules' } : {},
  };
}
