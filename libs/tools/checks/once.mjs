import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs the program of these tasks once, with all their paths: they pass or fail together. */
export default function once(graph, options, _, { root }) {
  const tasks = Object.keys(graph.tasks);
  const { command } = options[tasks[0]];
  const paths = [...new Set(tasks.flatMap((task) => options[task].paths))];
  const began = Date.now();
  const [program, ...args] = command;
  const { status } = spawnSync(join(root, 'node_modules/.bin', program), [...args, ...paths], {
    cwd: root,
    stdio: 'inherit',
  });
  const result = { success: status === 0, terminalOutput: '', startTime: began, endTime: Date.now() };
  return Promise.resolve(Object.fromEntries(tasks.map((task) => [task, result])));
}
