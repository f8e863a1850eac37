import { stripVTControlCharacters } from 'node:util';

/**
 * The lines that each runner prints after a file (jest) or test (Playwright), and the command that runs only that one.
 */
const RUNNERS = {
  jest: {
    // jest's summary repeats the failures without their kind; this does not match those.
    done: /^ *(PASS|FAIL) +(unit|medium|deep|browser|built|repo) +(\S+)/,
    isFailed: ([, word]) => word === 'FAIL',
    name: ([, , , file]) => file,
    alone: ([, , kind, file]) =>
      `${kind === 'browser' ? 'NODE_OPTIONS=--experimental-vm-modules ' : ''}npx jest --selectProjects ${kind} --testPathPatterns ${file}`,
  },
  playwright: {
    total: /^Running (\d+) tests? using/,
    done: /^ *(✓|✘|ok|x) +\d+ (?:\[[^\]]*\] › )?([^\s:]+\.ts:\d+)(?::\d+)? › (.*?)(?: \([\d.]+m?s?\))?$/,
    isFailed: ([, mark]) => mark === '✘' || mark === 'x',
    name: ([, , place, title]) => `${place} › ${title}`,
    alone: ([, , place]) => `npx playwright test -c e2e --no-deps ${place}`,
  },
};

/** Nx prefixes each line that it forwards with the project. */
const PROJECT = /^@\S+: /;

/** Reads a step's output while it runs: counts finished tests and calls `onFailure` immediately for each failure. */
export function followOutput({ kind }, onFailure) {
  const runner = RUNNERS[kind];
  const progress = { done: 0, failed: 0, total: undefined };
  let rest = '';
  const read = (line) => {
    const [, total] = runner.total?.exec(line) ?? [];
    if (total) progress.total = Number(total);
    const match = runner.done.exec(line);
    if (!match) return;
    progress.done += 1;
    if (!runner.isFailed(match)) return;
    progress.failed += 1;
    onFailure({ name: runner.name(match), alone: runner.alone(match) });
  };
  const take = (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) read(stripVTControlCharacters(line).replace(PROJECT, ''));
  };
  return { progress, take: runner ? take : () => undefined };
}
