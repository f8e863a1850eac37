import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createTestDatabase, startTestServers } from '@waymark/testing';
import { type CheckedFolder, lintStatements } from './lint-statements';

/**
 * `tsx infra/sql/check.ts [services/<slice>...]`: checks every SQL statement against the schema from the migrations,
 * and the TypeScript type of its rows against the returned columns. See ADR 14.
 */
const ROOT = join(import.meta.dirname, '../..');
const COMPOSED = join(import.meta.dirname, 'composed.json');
const KIT = 'libs/service-kit';

const services = readdirSync(join(ROOT, 'services')).filter((slice) =>
  existsSync(join(ROOT, 'services', slice, 'prisma')),
);
const asked = process.argv.slice(2);
/** Every service uses the kit, so a change in it requires a check of all statements. */
const isAll = asked.length === 0 || asked.includes(KIT);
const slices = services.filter((slice) => isAll || asked.includes(`services/${slice}`));

const servers = await startTestServers({ postgres: true });
process.env['TEST_PG_ADMIN_URL'] = servers.postgres?.url;
try {
  const folders: CheckedFolder[] = [];
  for (const slice of slices)
    folders.push({ folder: `services/${slice}`, databaseUrl: (await createTestDatabase(slice)).ownerUrl });
  // Every database has the kit's tables; community's also has those for staff acts and hidden content.
  const whole = folders.find(({ folder }) => folder === 'services/community');
  if (isAll && whole) folders.push({ folder: KIT, databaseUrl: whole.databaseUrl });
  const { wrong, composed } = await lintStatements(ROOT, folders);
  const checked = (file: string) => folders.some(({ folder }) => file.startsWith(`${folder}/`));
  const known = JSON.parse(readFileSync(COMPOSED, 'utf8')) as Record<string, number>;
  const expected = Object.entries(known).filter(([file]) => checked(file));
  const counts = countBy(composed.map(({ file }) => relative(ROOT, file)));
  const differ = [...new Set([...expected.map(([file]) => file), ...counts.keys()])].filter(
    (file) => (counts.get(file) ?? 0) !== (known[file] ?? 0),
  );
  for (const { file, line, text } of wrong) console.log(`${relative(ROOT, file)}:${line}  ${text}`);
  for (const file of differ)
    console.log(
      `${file}: ${counts.get(file) ?? 0} composed statements, ${relative(ROOT, COMPOSED)} says ${known[file] ?? 0}`,
    );
  console.log(
    `SQL of ${folders.map(({ folder }) => folder).join(', ')}: ${wrong.length} wrong, ${composed.length} composed and not read`,
  );
  process.exitCode = wrong.length + differ.length > 0 ? 1 : 0;
} finally {
  await servers.stop();
}

function countBy(files: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(file, (counts.get(file) ?? 0) + 1);
  return counts;
}
