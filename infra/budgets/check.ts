/* `npm run budgets`: compressed JavaScript until a page works, against infra/budgets/javascript.json. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressedSize } from './compressed-size';
import { pageScripts } from './page-scripts';

interface Budgets {
  remoteEntry: number;
  pages: { slice: string; page: string; path: string; limit: number }[];
}

const budgets = JSON.parse(readFileSync(join(import.meta.dirname, 'javascript.json'), 'utf8')) as Budgets;
let over = 0;

function report(what: string, bytes: number, limit: number): void {
  const fits = bytes <= limit * 1000;
  if (!fits) over += 1;
  console.log(
    `${fits ? 'ok  ' : 'OVER'} ${what.padEnd(28)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of ${limit} kB`,
  );
}

for (const { slice, page, path, limit } of budgets.pages) {
  const { remoteEntry, files } = pageScripts(slice, page);
  report(
    path,
    files.reduce((sum, file) => sum + compressedSize(file), 0),
    limit,
  );
  report(`  remoteEntry of ${slice}`, compressedSize(remoteEntry), budgets.remoteEntry);
}
process.exitCode = over > 0 ? 1 : 0;
