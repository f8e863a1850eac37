import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dataLicences, type PublishedList, type PublishedSource } from './data-licences';

function read<T>(name: string): T[] {
  const file = new URL(`../../../libs/seed/src/data/${name}`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T[]) : [];
}

/** Writes DATA_LICENSES.md from the metadata that both builds wrote beside the data. */
export function writeDataLicences(): void {
  writeFileSync(
    new URL('../../../DATA_LICENSES.md', import.meta.url),
    dataLicences(read<PublishedSource>('sources.json'), read<PublishedList>('listed-sources.json')),
  );
}
