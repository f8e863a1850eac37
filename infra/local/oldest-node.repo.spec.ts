import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minVersion, satisfies } from 'semver';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

const { engines } = read('package.json') as { engines: { node: string } };
const { packages } = read('package-lock.json') as { packages: Record<string, { engines?: { node?: string } }> };

describe('what is installed', () => {
  it('runs on the oldest Node that package.json allows: installing warns of nothing', () => {
    const oldest = minVersion(engines.node)?.version ?? '';
    const wanting = Object.entries(packages).flatMap(([path, { engines: wanted }]) =>
      wanted?.node === undefined || satisfies(oldest, wanted.node) ? [] : [`${path} wants Node ${wanted.node}`],
    );
    expect(oldest).toMatch(/^\d+\.\d+\.\d+$/);
    expect(Object.keys(packages).length).toBeGreaterThan(1_000);
    expect(wanting).toEqual([]);
  });
});
