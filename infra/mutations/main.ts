/*
 * `npm run test:mutations`: breaks the product in one place after another (mutations.json) and checks that the test
 * named there fails. `-- <part of a file's name or rule>` selects some. It changes the working tree: it refuses
 * uncommitted files and restores each one.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, readMutations, type Mutation } from './mutations';

const root = join(import.meta.dirname, '../..');
const [wanted = ''] = process.argv.slice(2);

/** Milliseconds. A test that hangs on the broken product has noticed the fault. */
const HANGS_MS = 300_000;

// Restores the currently broken file.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const run = (command: readonly string[], env: Record<string, string> = {}) => {
  const [program = '', ...args] = command;
  return spawnSync(program, args, { cwd: root, encoding: 'utf8', timeout: HANGS_MS, env: { ...process.env, ...env } });
};

/** Returns whether the test fails on this mutation. */
function isKilled({ file, old, new: broken, killedBy }: Mutation): boolean {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(old).length !== 2) throw new Error(`${file} does not hold this text once: ${old}`);
  if (run(['git', 'status', '--porcelain', '--', file]).stdout !== '') throw new Error(`${file} is not committed.`);
  const putBack = () => writeFileSync(path, text);
  process.once('exit', putBack);
  try {
    writeFileSync(
      path,
      text.replace(old, () => broken),
    );
    const { command, env } = commandOf(killedBy);
    return run(command, env).status !== 0;
  } finally {
    putBack();
    process.removeListener('exit', putBack);
  }
}

const mutations = readMutations().filter(({ file, what }) => `${file} ${what}`.includes(wanted));
/** Tests that fail without any mutation prove nothing. */
const failing = [...new Set(mutations.map(({ killedBy }) => killedBy))].filter((test) => {
  const { command, env } = commandOf(test);
  return run(command, env).status !== 0;
});
for (const test of failing) console.log(`FAIL ${test} fails as it is`);
let survived = 0;
for (const mutation of mutations.filter(({ killedBy }) => !failing.includes(killedBy))) {
  const killed = isKilled(mutation);
  survived += killed ? 0 : 1;
  console.log(`${killed ? 'killed  ' : 'SURVIVED'} ${mutation.file}: ${mutation.what} (${mutation.killedBy})`);
}
console.log(`${mutations.length} mutations, ${survived} survived, ${failing.length} tests fail as they are`);
process.exit(survived + failing.length === 0 && mutations.length > 0 ? 0 : 1);
