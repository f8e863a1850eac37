import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { splitReport } from './split-report.mjs';
import { TEST_ENV } from './test-env.mjs';

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Runs jest once for the projects of these tasks, so its workers and servers start once. Each task stores its part of
 * the report.
 */
export default function jest(graph, options, _, { root, projectsConfigurations }) {
  const tasks = Object.entries(graph.tasks);
  const { kind } = options[tasks[0][0]];
  const folder = join(root, '.local/ci', kind);
  const whole = join(folder, 'run.json');
  const roots = tasks.map(([, { target }]) => projectsConfigurations.projects[target.project].root);
  const allRoots = Object.values(projectsConfigurations.projects).map((project) => project.root);
  mkdirSync(folder, { recursive: true });
  rmSync(whole, { force: true });
  const began = Date.now();
  const { status } = spawnSync(process.execPath, argumentsOf(kind, whole, root, filesOf(roots, allRoots)), {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...TEST_ENV },
  });
  const isEnded = existsSync(whole);
  const report = isEnded ? JSON.parse(readFileSync(whole, 'utf8')) : { testResults: [] };
  rmSync(whole, { force: true });
  const parts = splitReport(report, root, allRoots);
  // A runner can fail outside its tests (set-up, open handles); then no result may be cached.
  const isTold = [...parts.values()].some(({ success }) => !success);
  const times = { terminalOutput: '', startTime: began, endTime: Date.now() };
  const results = tasks.map(([task, { target }], at) => {
    const part = parts.get(roots[at]);
    const file = join(folder, `${target.project}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(part));
    return [task, { success: isEnded && part.success && (status === 0 || isTold), ...times }];
  });
  return Promise.resolve(Object.fromEntries(results));
}

/** Returns files in these folders, except in a nested project with its own result. */
const filesOf = (roots, allRoots) =>
  roots
    .map((root) => {
      const kept = allRoots.filter((inner) => inner.startsWith(`${root}/`) && !roots.includes(inner));
      const others = kept.map((inner) => escaped(inner.slice(root.length + 1))).join('|');
      return kept.length > 0 ? `${escaped(root)}/(?!(${others})/)` : `${escaped(root)}/`;
    })
    .join('|');

const argumentsOf = (kind, outputFile, root, files) => [
  '--experimental-vm-modules',
  'node_modules/.bin/jest',
  '--selectProjects',
  kind,
  // By default, jest leaves one CPU for the main process, which only waits.
  `--maxWorkers=${availableParallelism()}`,
  '--json',
  `--outputFile=${outputFile}`,
  '--passWithNoTests',
  '--testPathPatterns',
  `^${escaped(root)}/(${files})`,
];
