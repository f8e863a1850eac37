const KINDS: readonly [ending: RegExp, project: string][] = [
  [/\.medium\.spec\.ts$/, 'medium'],
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
