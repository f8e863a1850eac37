import { createTree } from '@nx/devkit/testing';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sliceGenerator from './generator.mjs';
import { KIT_FILES } from './kit-files.mjs';

const root = join(import.meta.dirname, '../../../..');
const KIT = [KIT_FILES.models, ...KIT_FILES.sql];

/** One type check for all three projects; their contracts stand in no node_modules yet. */
const TSCONFIG = {
  extends: '../../tsconfig.base.json',
  compilerOptions: {
    jsx: 'react-jsx',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    paths: { '@waymark/contracts-sample': ['./libs/contracts/sample/src/index.ts'] },
  },
  include: ['libs', 'services', 'mfe-sample'],
};

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
    for (const { path, content } of tree.listChanges()) {
      if (content === null || KIT.includes(path)) continue;
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
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
    const { status, stdout } = run('libs/tools/bin/check-types.mjs', ['tsconfig.json'], folder);
    expect(stdout).toBe('');
    expect(status).toBe(0);
  }, 300_000);
});
