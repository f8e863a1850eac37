import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const SERVICES = ['account', 'community', 'maps', 'reviews'];
const FUNCTION = /^export (?:async )?function\*? (\w+)/;

/** The files in libs/seed/src/data that each function reads. */
const filesOf = new Map(
  readFileSync(join(ROOT, 'libs/seed/src/read-seed.ts'), 'utf8')
    .split(/^(?=export )/m)
    .flatMap((part) => {
      const name = FUNCTION.exec(part)?.[1];
      return name ? [[name, [...part.matchAll(/'\.\/data\/([^']+)'/g)].map(([, file = '']) => file)] as const] : [];
    }),
);

/** Product files of a service that import from the seed. */
const readers = (service: string): string =>
  execFileSync('git', ['grep', '-h', '-E', 'read[A-Z]', '--', `services/${service}/src`, ':!*.spec.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });

it('knows functions that read the seed, and what they read', () => {
  expect(filesOf.get('readGazetteer')).toEqual(['gazetteer.ndjson.gz']);
});

it.each(SERVICES)('%s takes into its build all that it reads of the seed', (service) => {
  const { seedData = [] } = JSON.parse(readFileSync(join(ROOT, 'services', service, 'package.json'), 'utf8')) as {
    seedData?: string[];
  };
  const code = readers(service);
  const read = [...filesOf].flatMap(([name, files]) => (new RegExp(`\\b${name}\\b`).test(code) ? files : []));
  expect(read.filter((file) => !seedData.includes(file))).toEqual([]);
});
