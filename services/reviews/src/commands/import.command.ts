import { createLog, Database } from '@waymark/service-kit';
import { Meilisearch } from 'meilisearch';
import { importOptions } from '../import/import-options';
import { reportLines } from '../import/import-report';
import { ImportStopped, whyStopped } from '../import/import-stopped';
import { runImport } from '../import/run-import';
import { searchCommandConfig } from './command-config';
import { indexChangedSince } from '../search/index-changed-since';
import { LiveIndex } from './live-index';

const today = new Date().toISOString().slice(0, 10);
const say = (line: string) => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const options = importOptions(process.argv.slice(2), today);
  const config = searchCommandConfig();
  const database = new Database(config.DATABASE_URL, 'import', createLog('import', config.LOG_LEVEL));
  const meilisearch = new Meilisearch({ host: config.MEILI_URL, apiKey: config.MEILI_KEY });
  try {
    const started = new Date();
    const index = new LiveIndex(database, meilisearch);
    const report = await runImport({ database, databaseUrl: config.DATABASE_URL, options, index, today, say });
    if (report === null) return say('This very file was read to its end before: there is nothing to do.');
    if (!report.isDryRun) await indexChangedSince(database, meilisearch, started);
    for (const line of reportLines(report)) say(line);
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${whyStopped(error)}\n`);
  process.exitCode = error instanceof ImportStopped ? 2 : 1;
}
