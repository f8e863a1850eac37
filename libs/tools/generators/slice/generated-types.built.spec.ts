import { createTree } from '@nx/devkit/testing';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sliceGenerator from './generator.mjs';
import { KIT_FILES } from './kit-files.mjs';

const root = join(import.meta.dirname, '../../../..');
const KIT = [KIT_FILES.models, ...KIT_FILES.sql];

/** The types alone: what the rules say of a slice is seen when it is written (infra/release-acceptance). */
const TYPES = { categories: { correctness: 'off' }, options: { typeAware: true, typeCheck: true } };
const OWN_PACKAGE = 'node_modules/@waymark/contracts-sample';

describe('what the generator writes', () => {
  let folder: string;

  beforeAll(() => {
    mkdirSync(join(root, '.local'), { recursive: true });
    // Inside the repository, so that the packages are found; outside of what git and the tests look at.
    folder = mkdtempSync(join(root, '.local/generated-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  // The example that a team renames is compared with no slice: this notices when the kit leaves it behind.
  it('passes the type check of the house, its tests included (RB.9)', async () => {
    const tree = createTree();
    for (const file of KIT) tree.write(file, readFileSync(join(root, file), 'utf8'));
    await sliceGenerator(tree, { name: 'sample' });
    const files = tree.listChanges().filter(({ path, content }) => content !== null && !KIT.includes(path));
    for (const { path, content } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content ?? '');
    }
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(TYPES));
    mkdirSync(join(folder, dirname(OWN_PACKAGE)), { recursive: true });
    symlinkSync(join(folder, 'libs/contracts/sample'), join(folder, OWN_PACKAGE));
    // The service's own tsconfig.json extends it, and Prisma reads that.
    copyFileSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
    const run = (program: string, args: string[], cwd: string) =>
      spawnSync(process.execPath, [join(root, program), ...args], {
        cwd,
        encoding: 'utf8',
        env: { ...process.env, NODE_OPTIONS: '' },
      });
    const generated = run('node_modules/prisma/build/index.js', ['generate'], join(folder, 'services/sample'));
    if (generated.status !== 0) throw new Error(generated.stderr);
    // By their names: git ignores the folder, and oxlint with it.
    const code = files.map(({ path }) => path).filter((path) => /\.tsx?$/.test(path));
    const { status, stdout } = run('node_modules/oxlint/bin/oxlint', ['-f', 'unix', ...code], folder);
    expect([status, stdout]).toEqual([0, '']);
  }, 300_000);
});
